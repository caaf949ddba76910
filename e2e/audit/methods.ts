import { leftOut } from '../axe.ts';
import { answerTo, words } from './data.ts';
import { eachOnce } from './each-once.ts';
import type { Facts } from './facts.ts';
import { faultOf } from './fault-of.ts';
import { filled } from './filled.ts';
import type { Text } from './shape.ts';

export const unique = <Item>(items: readonly Item[]) => [...new Set(items)];

/** How the site was evaluated and what came of it: names and sentences. */
export function methods({ looks, walks }: Facts, language: keyof Text): [name: string, text: string][] {
  const states = unique(looks.flatMap(({ place }) => place.state ?? []));
  const questions = eachOnce(looks.flatMap((look) => look.questions));
  const stops = walks.flatMap((walk) => walk.stops);
  const values = {
    scans: looks.length,
    pages: unique(looks.flatMap(({ place }) => (place.state ? [] : place.address))).length,
    states: states.length,
    listed: states.join('; '),
    engine: unique(looks.map(({ engine }) => engine)).join(', '),
    leftOut: Object.entries(leftOut)
      .map(([rule, because]) => `${rule} (${because})`)
      .join(', '),
    widths: unique(looks.map(({ place }) => place.width))
      .sort((a, b) => a - b)
      .join(', '),
    walks: walks.length,
    stops: stops.length,
    faulty: stops.filter((stop) => faultOf(stop)).length,
    violations: looks.flatMap(({ violations }) => violations).length,
    questions: questions.length,
    open: questions.filter((question) => !answerTo(question)).length,
  };
  const names = ['scans', 'states', 'keyboard', 'result', 'tests', 'looking'];
  return names.map((name) => [words[name]![language], filled(words[`${name}Are`]![language], values)]);
}
