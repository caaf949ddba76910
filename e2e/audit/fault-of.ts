import type { Stop } from './stop.ts';

/** What is wrong with a stop of the Tab key, in words; nothing, if nothing is. */
export function faultOf({ name, ring, covered, width, height, inSentence, apart }: Stop): string {
  const small = !covered && !inSentence && !apart && Math.min(width, height) < 24;
  return [
    name ? '' : 'no name',
    ring ? '' : 'no ring',
    covered ? `covered by ${covered}` : '',
    small ? 'smaller than 24 × 24 px, with another target nearby' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
