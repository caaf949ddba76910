import type { ReactNode } from 'react';
import classes from './entries.module.css';

interface Props {
  entries: readonly { name: string; detail: ReactNode }[];
  /** `columns`: two columns where there is room. `ticked`: a list to work through. `numbered`: pieces that are handed over. */
  form?: 'columns' | 'ticked' | 'numbered';
}

/** Named things, each with a line about it. */
export function Entries({ entries, form = 'columns' }: Props) {
  return (
    <ul className={classes.entries} data-form={form}>
      {entries.map(({ name, detail }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </ul>
  );
}
