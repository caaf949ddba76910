import { createContext, createElement, Fragment, use, type ReactNode } from 'react';

/** The phrases of a text, between which a line may end: the whole text where its language puts spaces between words. */
export const PhrasesContext = createContext<(text: string) => readonly string[]>((text) => [text]);

/** A heading or a lead, whose lines end between phrases and never within one. What is no text stays as it is. */
export function Phrased({ children }: { children: ReactNode }) {
  const phrasesOf = use(PhrasesContext);
  if (typeof children !== 'string') return children;
  const phrases = phrasesOf(children);
  // Children by position, as their number and order are the text's.
  return createElement(Fragment, null, ...phrases.flatMap((phrase, index) => (index === 0 ? [phrase] : [createElement('wbr'), phrase])));
}
