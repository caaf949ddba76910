import type { ReactNode } from 'react';
import * as classes from './band.module.css';
import { Phrased } from './phrased.tsx';

interface Props {
  id: string;
  title: string;
  text: ReactNode;
  /** Links and buttons. */
  children: ReactNode;
  /** Content below the links and buttons. */
  after: ReactNode;
}

/** The full-width call to action, at most one on a page. */
export function Band({ id, title, text, children, after }: Props) {
  return (
    <section className={classes.band} aria-labelledby={id}>
      <div>
        <h2 id={id}>
          <Phrased>{title}</Phrased>
        </h2>
        <p className={classes.text}>
          <Phrased>{text}</Phrased>
        </p>
      </div>
      <p className={classes.actions}>{children}</p>
      <div className={classes.after}>{after}</div>
    </section>
  );
}
