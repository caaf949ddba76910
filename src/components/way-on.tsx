import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './way-on.module.css';

interface Props {
  label: string;
  text: string;
  /** The link. */
  children: ReactNode;
}

/** Where a reader goes from the end of a page. */
export function WayOn({ label, text, children }: Props) {
  return (
    <nav aria-label={label} className={classes.wayOn}>
      <Container className={classes.inner}>
        <span className={classes.label}>{label}</span>
        <span className={classes.link}>
          {children}
          <span aria-hidden> →</span>
        </span>
        <span className={classes.text}>{text}</span>
      </Container>
    </nav>
  );
}
