import { createElement, Fragment, type ReactNode } from 'react';
import { abbreviations, type Abbreviation } from '../../facts/abbreviations.ts';
import { incoterms, type Incoterm } from '../../facts/incoterms.ts';
import { Phrased } from '../../components/phrased.tsx';
import { Term } from './term.tsx';
import classes from './term.module.css';

// Not inside a longer code: the AQL of AQLs, the SGS of SGS-1. Han characters on either side are no letters here.
const code = `(?<![A-Za-z0-9-])(?:${[...Object.keys(abbreviations), ...incoterms].join('|')})(?![A-Za-z0-9-])`;
const single = new RegExp(`(${code})`);

/** Codes and the marks that touch them: at the edge of a button a browser would end a line. */
const cluster = new RegExp(`(\\p{Ps}*${code}(?:/${code})*[\\p{Pe}.,;:，。、；：]*)`, 'u');

/**
 * Texts with the first mention of each trade abbreviation and Incoterm made a term. Takes all texts of a list at once, so that
 * a reader meets each explanation once in it.
 */
export const explained = (texts: readonly string[]): ReactNode[] => explain(texts, (plain) => plain);

/** The same for one text, a lead, whose lines end between phrases. */
export const explainedText = (text: string): ReactNode => explain([text], (plain) => <Phrased>{plain}</Phrased>)[0];

function explain(texts: readonly string[], shown: (plain: string) => ReactNode): ReactNode[] {
  const met = new Set<string>();
  const asShown = (part: ReactNode) => (typeof part === 'string' ? shown(part) : part);
  return texts.map((text) => createElement(Fragment, null, ...everyOther(text, cluster, whole).map(asShown)));

  function whole(marked: string): ReactNode {
    const parts = everyOther(marked, single, (found) => {
      if (met.has(found)) return found;
      met.add(found);
      return <Term key={found} code={found as Abbreviation | Incoterm} />;
    });
    if (parts.length < 2) return parts[0];
    return createElement('span', { className: classes.whole }, ...parts);
  }
}

/** The parts of a text, each that the pattern (one group) catches as `shown` shows it; texts side by side are one. */
function everyOther(text: string, pattern: RegExp, shown: (caught: string) => ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  for (const [index, piece] of text.split(pattern).entries()) {
    const part = index % 2 === 0 ? piece : shown(piece);
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** The same for named entries: in what is said of each, not in its name, which may be a heading. */
export function explainedEntries(entries: readonly { name: string; detail: string }[]) {
  const details = explained(entries.map(({ detail }) => detail));
  return entries.map(({ name }, index) => ({ name, detail: details[index] }));
}
