import type { ReactNode } from 'react';
import classes from './cells.module.css';
import { Phrased } from './phrased.tsx';

interface Props {
  entries: readonly { name: string; detail: ReactNode; sign?: ReactNode; more?: ReactNode }[];
  /** `plain`; `signed`: with a sign each; `numbered`: with a number by order; `prepared`: with a dash on screen, and on paper a box to tick. */
  form?: 'plain' | 'signed' | 'numbered' | 'prepared';
  /** How many cells stand side by side where there is room. */
  columns?: 1 | 2 | 3 | 4;
}

/** Named things, each in a cell with a line about it. Cells share their rules. */
export function Cells({ entries, form = 'numbered', columns = 2 }: Props) {
  return (
    <ul className={classes.cells} data-form={form} data-columns={columns}>
      {entries.map(({ name, detail, sign, more }) => (
        <li key={name}>
          {sign && <div className={classes.sign}>{sign}</div>}
          <h3>
            <Phrased>{name}</Phrased>
          </h3>
          <p>{detail}</p>
          {more}
        </li>
      ))}
    </ul>
  );
}
