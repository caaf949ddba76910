import classes from './sign.module.css';

export interface SignWords {
  text: string;
  /** Its BCP 47 tag. */
  lang: string;
}

/** A shop sign: the page's title in another language, for the eye alone. Down the edge of the sheet where its script runs so, else a board across. */
export function Sign({ text, lang }: SignWords) {
  return (
    <div className={classes.sign} lang={lang} aria-hidden>
      <span>{text}</span>
    </div>
  );
}

const scriptsDownwards = new Set(['Hant', 'Hans', 'Jpan', 'Kore']);

/** Whether the script of a language is also written from top to bottom. */
export const runsDown = (lang: string) => scriptsDownwards.has(new Intl.Locale(lang).maximize().script!);
