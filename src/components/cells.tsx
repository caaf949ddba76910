import type { ReactNode } from 'react';
import * as classes from './cells.module.css';
import { alone } from './alone.ts';
import { Phrased } from './phrased.tsx';

interface Props {
  entries: readonly { name: string; detail: ReactNode; icon?: ReactNode; more?: ReactNode }[];
  /** `illustrated`: each with an icon. `numbered`: each with its number. `prepared`: each with a dash, in print with a box to tick. */
  form?: 'plain' | 'illustrated' | 'numbered' | 'prepared';
  /** The number of columns on a wide screen. */
  columns?: 2 | 3 | 4;
  /** Whether the details are lists and not sentences: their Chinese lines then break only between items. */
  lists?: boolean;
}

/** A grid of cells, each with a name and a text. Neighbours share their border lines. */
export function Cells({ entries, form = 'numbered', columns = 2, lists }: Props) {
  return (
    <ul className={classes.cells} data-form={form} data-columns={columns} data-lists={lists}>
      {entries.map(({ name, detail, icon, more }, index) => (
        <li key={name} data-alone={alone(2, index, entries)}>
          {icon && <div className={classes.icon}>{icon}</div>}
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
