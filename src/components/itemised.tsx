import type { ReactNode } from 'react';
import * as classes from './itemised.module.css';

export function Itemised({ items }: { items: readonly { key: string; item: ReactNode }[] }) {
  return (
    <ul className={classes.items}>
      {items.map(({ key, item }) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  );
}
