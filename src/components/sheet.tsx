import type { ReactNode } from 'react';
import classes from './sheet.module.css';

/** The five copies of the form, by their papers. */
export const copies = ['white', 'canary', 'pink', 'blue', 'green'] as const;
export type CopyPaper = (typeof copies)[number];

/** A page: one sheet, with the edges of the copies beneath it. */
export function Sheet({ copy, children }: { copy: CopyPaper; children: ReactNode }) {
  return (
    <div className={classes.sheet} data-copy={copy}>
      {children}
    </div>
  );
}
