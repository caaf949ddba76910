import { createContext, createElement, Fragment, use, type ReactNode } from 'react';

/** Splits a text into phrases between which a line may break. By default it returns the whole text, for languages with spaces between words. */
export const PhrasesContext = createContext<(text: string) => readonly string[]>((text) => [text]);

/** A heading, a lead or a caption whose lines break only between phrases. Children that are no text are returned as they are. */
export function Phrased({ children }: { children: ReactNode }) {
  const phrasesOf = use(PhrasesContext);
  if (typeof children !== 'string') return children;
  const phrases = phrasesOf(children);
  // Passed as arguments, not as a list, so that React needs no keys.
  return createElement(Fragment, null, ...phrases.flatMap((phrase, index) => (index === 0 ? [phrase] : [createElement('wbr'), phrase])));
}
