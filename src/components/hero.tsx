import type { ReactNode } from 'react';
import classes from './hero.module.css';
import { Phrased } from './phrased.tsx';
import { runsDown, Sign, type SignWords } from './sign.tsx';

interface Props {
  /** The page's title in another language. */
  sign?: SignWords | undefined;
  /** The way to the page, above its title. */
  path?: ReactNode;
  /** In its place, that something is wrong. */
  status?: string;
  title: ReactNode;
  intro: ReactNode;
  /** A drawing beside the title. */
  drawing?: ReactNode;
  /** Boxes below both. */
  fields?: ReactNode;
  /** `home`: the drawing fills its cell, and the words are larger. */
  form?: 'page' | 'home';
  children?: ReactNode;
}

/** The first part of every sheet: the sign, the title, and a drawing bound in. */
export function Hero({ sign, path, status, title, intro, drawing, fields, form = 'page', children }: Props) {
  return (
    <div
      className={classes.hero}
      data-form={form}
      data-sign={sign && (runsDown(sign.lang) ? 'down' : 'across')}
      data-drawn={drawing ? '' : undefined}
    >
      {sign && <Sign {...sign} />}
      <div className={classes.words}>
        {path}
        {status && <p className={classes.status}>{status}</p>}
        <h1>
          <Phrased>{title}</Phrased>
        </h1>
        <p className={classes.intro}>
          <Phrased>{intro}</Phrased>
        </p>
        {children && <div className={classes.actions}>{children}</div>}
      </div>
      {drawing && <div className={classes.drawing}>{drawing}</div>}
      {fields && <div className={classes.fields}>{fields}</div>}
    </div>
  );
}
