import type { ReactNode } from 'react';
import classes from './band.module.css';
import { Phrased } from './phrased.tsx';

interface Props {
  id: string;
  title: string;
  text: ReactNode;
  /** What can be pressed. */
  children: ReactNode;
  /** What follows below that. */
  after?: ReactNode;
}

/** The one full-width band of a page: something to do. */
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
      {after && <div className={classes.after}>{after}</div>}
    </section>
  );
}
