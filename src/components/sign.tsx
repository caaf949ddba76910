import type { SignWords } from '../pages.ts';
import * as classes from './sign.module.css';

/** The page's title in another language, as decoration hidden from screen readers. Hero sets its direction with `data-sign`. */
export function Sign({ text, lang }: SignWords) {
  return (
    <div className={classes.sign} lang={lang} aria-hidden>
      <span>{text}</span>
    </div>
  );
}
