import type { ReactNode } from 'react';
import * as classes from './reasons.module.css';

interface Props {
  rows: readonly { key: string; name: ReactNode; reason: ReactNode }[];
}

export function Reasons({ rows }: Props) {
  return (
    <dl className={classes.reasons}>
      {rows.map(({ key, name, reason }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{reason}</dd>
        </div>
      ))}
    </dl>
  );
}
