import type { ReactNode } from 'react';
import * as classes from './next-link.module.css';

interface Props {
  label: string;
  text: string;
  drawing: ReactNode;
  children: ReactNode;
}

/** The link to the next page, at the end of a page. */
export function NextLink({ label, text, drawing, children }: Props) {
  return (
    <nav aria-label={label} className={classes.next}>
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
