import type { SignWords } from '../pages.ts';
import * as classes from './sign.module.css';

/** The page's title in another language, as decoration hidden from screen readers. Hero says which way it runs. */
export function Sign({ text, lang }: SignWords) {
  return (
    <div className={classes.sign} lang={lang} aria-hidden>
      <span>{text}</span>
    </div>
  );
}
