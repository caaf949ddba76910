import { Container } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './hero-frame.module.css';

interface Props {
  path?: ReactNode;
  title: ReactNode;
  intro: ReactNode;
  /** What stands beside the title: a page's facts in short. */
  aside?: ReactNode;
  children?: ReactNode;
}

export function HeroFrame({ path, title, intro, aside, children }: Props) {
  return (
    <div className={classes.hero}>
      <Container className={classes.inner}>
        <div className={classes.words}>
          {typeof path === 'string' ? <p className={classes.status}>{path}</p> : path}
          <h1>{title}</h1>
          <p className={classes.intro}>{intro}</p>
          {children && <div className={classes.actions}>{children}</div>}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </Container>
    </div>
  );
}
