import type { Place } from '../shape.ts';
import { count, folded, list, text } from './html.ts';

export const languageName = (lang: string) => (lang === 'en' ? 'English' : 'Chinese');

/** Where something was found, one line for each address and state. */
export function placesOf(places: readonly Place[]): string {
  const lines = new Map<string, { widths: Set<number>; schemes: Set<string> }>();
  for (const { address, state, width, scheme } of places) {
    const key = state ? `${address} (${state})` : address;
    const line = lines.get(key) ?? { widths: new Set(), schemes: new Set() };
    line.widths.add(width);
    line.schemes.add(scheme);
    lines.set(key, line);
  }
  const items = [...lines].map(([key, { widths, schemes }]) =>
    text(`${key}: ${[...widths].join(' and ')} px, ${[...schemes].join(' and ')}`),
  );
  return items.length > 3
    ? folded(`${count(items.length, 'page or state', 'pages and states')}, ${count(places.length, 'element')}`, list(items))
    : list(items);
}
