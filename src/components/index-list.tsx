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
  form?: 'index' | 'cards';
}

/** Links with a pictogram and a line each; the whole of an item can be pressed. */
export function IndexList({ items, form = 'index' }: Props) {
  return (
    <ul className={classes.list} data-form={form}>
      {items.map(({ key, pictogram, link, summary }) => (
        <li key={key}>
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
