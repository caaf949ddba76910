import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './hero-frame.module.css';

interface Props {
  /** The way to the page, above its title. */
  path?: ReactNode;
  /** In its place, that something is wrong. */
  status?: string;
  title: ReactNode;
  intro: ReactNode;
  /** A drawing beside the title. */
  aside?: ReactNode;
  children?: ReactNode;
}

export function HeroFrame({ path, status, title, intro, aside, children }: Props) {
  return (
    <div className={classes.hero}>
      <Container className={classes.inner}>
        <div className={classes.words}>
          {path}
          {status && <p className={classes.status}>{status}</p>}
          <h1>{title}</h1>
          <p className={classes.intro}>{intro}</p>
          {children && <div className={classes.actions}>{children}</div>}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </Container>
    </div>
  );
}
