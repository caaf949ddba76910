import { abbreviations, type Abbreviation } from '../../facts/abbreviations.ts';
import { incoterms, type Incoterm } from '../../facts/incoterms.ts';
import { attributes } from '../../contract.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import * as classes from './term.module.css';

const isIncoterm = (code: string): code is Incoterm => (incoterms as readonly string[]).includes(code);

/** An Incoterm or a trade abbreviation with an explanation, in `title` until tooltip.tsx is loaded and takes over. */
export function Term({ code }: { code: Incoterm | Abbreviation }) {
  const t = useCopy('terms');
  const entry = isIncoterm(code) ? (`incoterms.${code}` as const) : (`abbreviations.${abbreviations[code]}` as const);
  return (
    <button type="button" className={classes.term} {...attributes.term()} title={`${t(`${entry}.name`)}\n${t(`${entry}.meaning`)}`}>
      {code}
    </button>
  );
}
