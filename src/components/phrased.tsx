import { createContext, createElement, use, type ReactNode } from 'react';
import { inline } from './inline.ts';

/** Splits a text into phrases between which a line may break. By default it returns the whole text, for languages with spaces between words. */
export const PhrasesContext = createContext<(text: string) => readonly string[]>((text) => [text]);

/** The parts of a text, between which a line may break. */
export const withBreaks = (parts: readonly string[]) =>
  inline(parts.flatMap((part, index) => (index === 0 ? [part] : [createElement('wbr'), part])));

/** A heading, a lead or a caption whose lines break only between phrases. Children that are no text are returned as they are. */
export function Phrased({ children }: { children: ReactNode }) {
  const phrasesOf = use(PhrasesContext);
  if (typeof children !== 'string') return children;
  return withBreaks(phrasesOf(children));
}
