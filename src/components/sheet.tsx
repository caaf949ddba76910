import type { ReactNode } from 'react';
import classes from './sheet.module.css';

/** The five paper colours (src/theme/colours.ts). */
export type Paper = 'white' | 'canary' | 'pink' | 'blue' | 'green';

/** The background of a page: a sheet, with the edges of two more beneath it. */
export function Sheet({ paper, children }: { paper: Paper; children: ReactNode }) {
  return <div className={`${classes.sheet} ${classes[paper] ?? ''}`}>{children}</div>;
}
