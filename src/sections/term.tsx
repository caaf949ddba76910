import { useSyncExternalStore } from 'react';
import { abbreviations, type Abbreviation } from '../facts/abbreviations';
import { incoterms, type Incoterm } from '../facts/incoterms';
import { useCopy } from '../i18n/use-copy';
import classes from './term.module.css';

const isIncoterm = (code: string): code is Incoterm => (incoterms as readonly string[]).includes(code);

const never = () => () => {};

/** An Incoterm or a trade abbreviation that says what it means: by tooltips.tsx, or by the browser where no script comes. */
export function Term({ code }: { code: Incoterm | Abbreviation }) {
  const t = useCopy('terms');
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const entry = isIncoterm(code) ? (`incoterms.${code}` as const) : (`abbreviations.${abbreviations[code]}` as const);
  const said = `${t(`${entry}.name`)}\n${t(`${entry}.meaning`)}`;
  return (
    <button type="button" className={classes.term} data-term={scripted ? said : ''} title={scripted ? undefined : said}>
      {code}
    </button>
  );
}
