import type { ReactNode } from 'react';
import { Phrased } from './phrased.tsx';
import * as classes from './field-boxes.module.css';

interface Field {
  label: string;
  value: ReactNode;
  /** Whether the value is set in the font for codes. */
  isCode?: boolean;
}

interface Props {
  fields: readonly Field[];
  /** The size of the values: `figure` for a large number, `fact` for a short fact. */
  size?: 'figure' | 'fact';
}

/** Labelled values in boxes, like the fields of a printed form. */
export function FieldBoxes({ fields, size = 'fact' }: Props) {
  return (
    <dl className={classes.fields} data-size={size} data-count={fields.length}>
      {fields.map(({ label, value, isCode }) => (
        <div key={label}>
          <dt>
            <Phrased>{label}</Phrased>
          </dt>
          <dd data-code={isCode}>
            <Phrased>{value}</Phrased>
          </dd>
        </div>
      ))}
    </dl>
  );
}
