import type { ReactNode } from 'react';
import { Phrased } from './phrased.tsx';
import classes from './set.module.css';

interface Props {
  sheets: readonly { key: string; title?: ReactNode; text: ReactNode; sign?: ReactNode; children?: ReactNode }[];
  /** Whether their order counts, and each has its number. */
  ordered?: boolean;
}

/** Four to six sheets of one set: each is the next copy, a little lower than the last. */
export function SheetSet({ sheets, ordered = true }: Props) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={classes.set}>
      {sheets.map(({ key, title, text, sign, children }, index) => (
        <li key={key}>
          {ordered && <span className={classes.number}>{String(index + 1).padStart(2, '0')}</span>}
          {sign && <div className={classes.sign}>{sign}</div>}
          {title && (
            <h3>
              <Phrased>{title}</Phrased>
            </h3>
          )}
          {text}
          {children}
        </li>
      ))}
    </List>
  );
}
