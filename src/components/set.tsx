import type { ReactNode } from 'react';
import { papers } from '../pages.ts';
import { alone } from './alone.ts';
import { Phrased } from './phrased.tsx';
import * as classes from './set.module.css';

interface Props {
  sheets: readonly { key: string; title?: ReactNode; text: ReactNode; textId?: string; icon?: ReactNode; children?: ReactNode }[];
  /** Whether the sheets are numbered, because their order matters. */
  ordered?: boolean;
}

/** Four to six sheets, like the copies of a form: each a little lower than the one before. */
export function SheetSet({ sheets, ordered = true }: Props) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={classes.set}>
      {sheets.map(({ key, title, text, textId, icon, children }, index) => (
        <li key={key} data-paper={papers[index % papers.length]} data-alone={alone(2, index, sheets)}>
          {ordered && <span className={classes.number}>{String(index + 1).padStart(2, '0')}</span>}
          {icon && <div className={classes.icon}>{icon}</div>}
          {title && (
            <h3>
              <Phrased>{title}</Phrased>
            </h3>
          )}
          <p id={textId}>
            <Phrased>{text}</Phrased>
          </p>
          {children}
        </li>
      ))}
    </List>
  );
}
