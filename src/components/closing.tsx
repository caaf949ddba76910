import type { ReactNode } from 'react';
import classes from './closing.module.css';
import { Section } from './section';

interface Props {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** The full-width band that ends a page with something to do. */
export function Closing({ id, title, text, children }: Props) {
  return (
    <Section id={id} title={title} lead={text} ground="band">
      <p className={classes.actions}>{children}</p>
    </Section>
  );
}
