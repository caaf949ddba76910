import type { ReactNode } from 'react';
import classes from './way-on.module.css';

interface Props {
  label: string;
  text: string;
  drawing: ReactNode;
  children: ReactNode;
}

/** The link to the next page, at the end of a page. */
export function WayOn({ label, text, drawing, children }: Props) {
  return (
    <nav aria-label={label} className={classes.wayOn}>
      {drawing}
      <div>
        <span className={classes.label}>{label}</span>
        <span className={classes.link}>
          {children}
          <span className={classes.arrow} aria-hidden>
            {'\u00a0→'}
          </span>
        </span>
        <span>{text}</span>
      </div>
    </nav>
  );
}
