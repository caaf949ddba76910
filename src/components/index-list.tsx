import type { ReactNode } from 'react';
import classes from './index-list.module.css';

export interface IndexItem {
  key: string;
  drawing: ReactNode;
  /** The linked name. */
  link: ReactNode;
  summary: string;
}

interface Props {
  items: readonly IndexItem[];
  id?: string;
  /** How many are shown at first; the others are there, hidden. */
  shown?: number;
  /** `marked`: a mark beside the words. `drawn`: a drawing above them. */
  form?: 'marked' | 'drawn';
}

/** Links with a drawing and a line each; the whole of a cell can be pressed. */
export function IndexList({ items, id, shown = Infinity, form = 'marked' }: Props) {
  return (
    <ul id={id} className={classes.list} data-form={form}>
      {items.map(({ key, drawing, link, summary }, index) => (
        <li key={key} hidden={index >= shown} data-alone={index === items.length - 1 && index % 3 === 0 ? '' : undefined}>
          {drawing}
          <div>
            <h3>{link}</h3>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
