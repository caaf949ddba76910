import type { SignWords } from '../pages.ts';
import classes from './sign.module.css';

/** The page's title in another language, as decoration hidden from screen readers: vertical if its script allows that, else horizontal. */
export function Sign({ text, lang }: SignWords) {
  return (
    <div className={classes.sign} lang={lang} aria-hidden>
      <span>{text}</span>
    </div>
  );
}

const scriptsDownwards = new Set(['Hant', 'Hans', 'Jpan', 'Kore']);

/** Whether the script of a language (BCP 47 tag) is also written vertically. */
export const runsDown = (lang: string) => scriptsDownwards.has(new Intl.Locale(lang).maximize().script!);
