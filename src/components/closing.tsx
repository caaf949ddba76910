import type { ReactNode } from 'react';
import classes from './closing.module.css';
import { Section } from './section.tsx';

interface Props {
  id: string;
  title: string;
  text: ReactNode;
  /** What can be pressed. */
  children: ReactNode;
  /** What follows below that. */
  after?: ReactNode;
}

/** The full-width band that ends a page with something to do. */
export function Closing({ id, title, text, children, after }: Props) {
  return (
    <Section id={id} title={title} lead={text} ground="band">
      <p className={classes.actions}>{children}</p>
      {after}
    </Section>
  );
}
