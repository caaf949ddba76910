import { createElement, Fragment, type ReactNode } from 'react';
import { abbreviations, type Abbreviation } from '../facts/abbreviations';
import { Term } from './term';

const codes = Object.keys(abbreviations) as Abbreviation[];

// Not inside a longer code: the AQL of AQLs, the SGS of SGS-1. Han characters on either side are no letters here.
const pattern = new RegExp(`(?<![A-Za-z0-9-])(${codes.join('|')})(?![A-Za-z0-9-])`);

/**
 * Texts with the first mention of each trade abbreviation made a term. Takes all texts of a list at once, so that
 * a reader meets each explanation once in it.
 */
export function explained(texts: readonly string[]): ReactNode[] {
  const met = new Set<string>();
  return texts.map((text) => {
    const parts = text.split(pattern).map((part, index) => {
      // Every other part is one that the pattern caught.
      if (index % 2 === 0 || met.has(part)) return part;
      met.add(part);
      return <Term key={part} code={part as Abbreviation} />;
    });
    return createElement(Fragment, null, ...parts);
  });
}

/** The same for one text. */
export function explainedText(text: string): ReactNode {
  return explained([text])[0];
}

/** The same for named entries: in what is said of each, not in its name, which may be a heading. */
export function explainedEntries(entries: readonly { name: string; detail: string }[]) {
  const details = explained(entries.map(({ detail }) => detail));
  return entries.map(({ name }, index) => ({ name, detail: details[index] }));
}
