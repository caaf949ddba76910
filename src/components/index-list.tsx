import type { ReactNode } from 'react';
import { alone } from './alone.ts';
import * as classes from './index-list.module.css';

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
  /** The number of items shown at first; the others are in the markup, hidden. */
  shown?: number;
  /** `marked`: a mark beside the text. `drawn`: a drawing above it. */
  form?: 'marked' | 'drawn';
}

/** A grid of links with a drawing and a summary; the whole cell is the target of the link. */
export function IndexList({ items, id, shown = Infinity, form = 'marked' }: Props) {
  return (
    <ul id={id} className={classes.list} data-form={form}>
      {items.map(({ key, drawing, link, summary }, index) => (
        <li key={key} hidden={index >= shown} data-late={index >= shown || undefined} data-alone={alone(3, index, items)}>
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
