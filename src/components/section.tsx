import type { ReactNode } from 'react';
import type { Paper } from '../pages.ts';
import * as classes from './section.module.css';
import { Phrased } from './phrased.tsx';

interface Props {
  /** The id of the heading, which names the section and can be linked to. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** `rail`: the heading in a column of its own. `bar`: above the content. `shout`: large, across the first two of four columns. */
  form?: 'rail' | 'bar' | 'shout';
  /** The paper colour of the heading, if the section leads to another family of pages; otherwise it is that of the page. */
  paper?: Paper;
  /** A drawing below the heading of a rail. */
  drawing?: ReactNode;
  children?: ReactNode;
}

/** A section of a page: a heading cell and its content. */
export function Section({ id, title, lead, form = 'bar', paper, drawing, children }: Props) {
  return (
    <section className={classes.section} data-paper={paper} data-form={form} data-lead={lead ? '' : undefined} aria-labelledby={id}>
      <div className={classes.heading}>
        <h2 id={id}>
          <Phrased>{title}</Phrased>
        </h2>
        {lead && (
          <p>
            <Phrased>{lead}</Phrased>
          </p>
        )}
        {drawing && <div className={classes.drawing}>{drawing}</div>}
      </div>
      {children && <div className={classes.body}>{children}</div>}
    </section>
  );
}
