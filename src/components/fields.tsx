import type { ReactNode } from 'react';
import classes from './fields.module.css';

interface Props {
  fields: readonly { label: string; value: ReactNode }[];
}

/** Labelled fields between hairlines, as on a shipping document. */
export function Fields({ fields }: Props) {
  return (
    <dl className={classes.fields}>
      {fields.map(({ label, value }) => (
        <div key={label} className={classes.field}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
