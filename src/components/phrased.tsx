import { createContext, use, type ReactNode } from 'react';

/** The phrases of a text, between which a line may end: the whole text where its language puts spaces between words. */
export const PhrasesContext = createContext<(text: string) => readonly string[]>((text) => [text]);

/** A heading or a lead, whose lines end between phrases and never within one. What is no text stays as it is. */
export function Phrased({ children }: { children: ReactNode }) {
  const phrasesOf = use(PhrasesContext);
  if (typeof children !== 'string') return children;
  return phrasesOf(children).map((phrase, index) => (index === 0 ? phrase : [<wbr key={children.length + index} />, phrase]));
}
