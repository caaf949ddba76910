import type { ReactNode } from 'react';
import type { SignWords } from '../pages.ts';
import * as classes from './hero.module.css';
import { Phrased } from './phrased.tsx';
import { Sign } from './sign.tsx';

interface Props {
  /** The page's title in another language. */
  sign?: SignWords;
  /** Above the title. */
  breadcrumb?: ReactNode;
  /** An error status, in place of the breadcrumb. */
  status?: string;
  title: ReactNode;
  intro: ReactNode;
  /** A line below the intro that is no button, such as a date. */
  note?: ReactNode;
  /** A drawing beside the title. */
  drawing?: ReactNode;
  /** Boxes below the title, and on a wide Home below the drawing as well. */
  fields?: ReactNode;
  /** `home`: the drawing fills its cell, and the text is larger. `screen`: the hero is the whole page: not found, or an error. */
  form?: 'page' | 'home' | 'screen';
  children?: ReactNode;
}

/** The first part of every page: sign, title, intro and drawing. */
export function Hero({ sign, breadcrumb, status, title, intro, note, drawing, fields, form = 'page', children }: Props) {
  return (
    <div className={classes.hero} data-form={form} data-sign={sign?.runs} data-drawn={drawing ? (fields ? 'fields' : '') : undefined}>
      {sign && <Sign {...sign} />}
      <div className={classes.words}>
        {breadcrumb}
        {status && <p className={classes.status}>{status}</p>}
        <h1>
          <Phrased>{title}</Phrased>
        </h1>
        <p className={classes.intro}>
          <Phrased>{intro}</Phrased>
        </p>
        {note && <p>{note}</p>}
        {children && <div className={classes.actions}>{children}</div>}
      </div>
      {/* Before the drawing: on a phone, figures and terms are on the first screen. */}
      {fields && <div className={classes.fields}>{fields}</div>}
      {drawing && <div className={classes.drawing}>{drawing}</div>}
    </div>
  );
}
