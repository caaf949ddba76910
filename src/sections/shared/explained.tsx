import { createElement, type ReactNode } from 'react';
import { abbreviations, type Abbreviation } from '../../facts/abbreviations.ts';
import { incoterms, type Incoterm } from '../../facts/incoterms.ts';
import { inline } from '../../components/inline.ts';
import { Phrased } from '../../components/phrased.tsx';
import { Term } from './term.tsx';
import * as classes from './term.module.css';

// Not inside a longer code, such as the AQL of AQLs, or behind a number, such as the CFR of 21 CFR. Han characters may be next to it.
const code = `(?<![A-Za-z0-9-]|\\d\\s)(?:${[...Object.keys(abbreviations), ...incoterms].join('|')})(?![A-Za-z0-9-])`;
const single = new RegExp(`(${code})`);

/** One code, or two, with the punctuation next to them, kept together because a browser may break the line at the edge of a button. */
const cluster = new RegExp(`(\\p{Ps}*${code}(?:/${code})?[\\p{Pe}.,;:，。、；：/]*)`, 'u');

/** Makes the first mention of each trade abbreviation and Incoterm a `Term`. Takes all texts of a list, so that each is explained only once in it. */
export const explained = (texts: readonly string[]): ReactNode[] => explain(texts, (plain) => plain);

/** Like `explained`, for one lead whose lines break only between phrases. */
export const explainedText = (text: string): ReactNode => explain([text], (plain) => <Phrased>{plain}</Phrased>)[0];

function explain(texts: readonly string[], shown: (plain: string) => ReactNode): ReactNode[] {
  const met = new Set<string>();
  const asShown = (part: ReactNode) => (typeof part === 'string' ? shown(part) : part);
  return texts.map((text) => inline(replaceMatches(text, cluster, keptTogether).map(asShown)));

  function keptTogether(marked: string): ReactNode {
    const parts = replaceMatches(marked, single, (found) => {
      if (met.has(found)) return found;
      met.add(found);
      return <Term key={found} code={found as Abbreviation | Incoterm} />;
    });
    if (parts.length < 2) return parts[0];
    return createElement('span', { className: classes.whole }, ...parts);
  }
}

/** Splits a text by a pattern with one group, replaces each match by the result of `shown`, and joins neighbouring strings. */
function replaceMatches(text: string, pattern: RegExp, shown: (caught: string) => ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  for (const [index, piece] of text.split(pattern).entries()) {
    const part = index % 2 === 0 ? piece : shown(piece);
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}

/** `explained` for the details of named entries, but not for their names, which may be headings. */
export function explainedEntries<Entry extends { detail: string }>(entries: readonly Entry[]) {
  const details = explained(entries.map(({ detail }) => detail));
  return entries.map((entry, index) => ({ ...entry, detail: details[index] }));
}
