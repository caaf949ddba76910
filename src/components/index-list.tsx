import type { ReactNode } from 'react';
import classes from './index-list.module.css';

export interface IndexItem {
  key: string;
  pictogram: ReactNode;
  /** The linked name. */
  link: ReactNode;
  summary: string;
}

interface Props {
  items: readonly IndexItem[];
  id?: string;
  /** How many are shown at first; the others are there, hidden. */
  shown?: number;
  form?: 'index' | 'cards';
}

/** Links with a pictogram and a line each; the whole of an item can be pressed. */
export function IndexList({ items, id, shown = Infinity, form = 'index' }: Props) {
  return (
    <ul id={id} className={classes.list} data-form={form}>
      {items.map(({ key, pictogram, link, summary }, index) => (
        <li key={key} hidden={index >= shown}>
          {pictogram}
          <div>
            <h3>{link}</h3>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
