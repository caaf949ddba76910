import type { ReactNode } from 'react';
import classes from './sheet.module.css';

/** The papers of the five sheets of the form. */
export type Paper = 'white' | 'canary' | 'pink' | 'blue' | 'green';

/** A page: one sheet, with the edges of the next two beneath it. */
export function Sheet({ paper, children }: { paper: Paper; children: ReactNode }) {
  return (
    <div className={classes.sheet} data-paper={paper}>
      {children}
    </div>
  );
}
