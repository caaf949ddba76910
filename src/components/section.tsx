import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './section.module.css';

interface Props {
  /** The id of the heading, which names the section and can be linked to. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  ground?: 'paper' | 'leaf' | 'band';
  /** `beside`: the heading stands in a column of its own, as a label does on a form. */
  heading?: 'above' | 'beside';
  children?: ReactNode;
}

export function Section({ id, title, lead, ground = 'paper', heading = 'above', children }: Props) {
  return (
    <section className={classes.section} data-ground={ground} aria-labelledby={id}>
      <Container className={classes.inner} data-heading={heading}>
        <div className={classes.heading}>
          <h2 id={id}>{title}</h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {children && <div>{children}</div>}
      </Container>
    </section>
  );
}
