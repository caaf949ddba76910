import type { ReactNode } from 'react';
import classes from './field-boxes.module.css';

export interface Field {
  label: string;
  value: ReactNode;
  /** Set in the face of codes. */
  isCode?: boolean;
}

interface Props {
  fields: readonly Field[];
  /** How large the values are: `figure` for numbers that speak, `fact` for what is read, `text` for what is long. */
  size?: 'figure' | 'fact' | 'text';
}

/** Boxes of a form: the caption in print, the fact as typed. */
export function FieldBoxes({ fields, size = 'fact' }: Props) {
  return (
    <dl className={classes.fields} data-size={size} data-count={fields.length}>
      {fields.map(({ label, value, isCode }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-code={isCode}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
