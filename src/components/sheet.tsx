import type { ReactNode } from 'react';
import type { Paper } from '../pages.ts';
import * as classes from './sheet.module.css';

/** The background of a page: a sheet, with the edges of two more beneath it. */
export function Sheet({ paper, children }: { paper: Paper; children: ReactNode }) {
  return <div className={`${classes.sheet} ${classes[paper] ?? ''}`}>{children}</div>;
}
