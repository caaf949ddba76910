import { leftOut } from '../axe.ts';
import { answerTo, words } from './data.ts';
import { eachOnce } from './each-once.ts';
import type { Facts } from './facts.ts';
import { faultOf } from './fault-of.ts';
import { filled } from './filled.ts';
import type { Text } from './shape.ts';

const unique = <Item>(items: readonly Item[]) => [...new Set(items)];

/** How the site was evaluated and what came of it: names and sentences. */
export function methods({ looks, walks }: Facts, language: keyof Text): [name: string, text: string][] {
  const word = (name: string, values: Record<string, unknown> = {}) => filled(words[name]![language], values);
  const states = unique(looks.flatMap(({ place }) => place.state ?? []));
  const questions = eachOnce(looks.flatMap((look) => look.questions));
  const stops = walks.flatMap((walk) => walk.stops);
  return [
    [
      word('scans'),
      word('scansAre', {
        n: looks.length,
        pages: unique(looks.filter(({ place }) => !place.state).map(({ place }) => place.address)).length,
        states: states.length,
        engine: unique(looks.map(({ engine }) => engine)).join(', '),
        leftOut: Object.entries(leftOut)
          .map(([rule, because]) => `${rule} (${because})`)
          .join(', '),
        widths: unique(looks.map(({ place }) => place.width))
          .sort((a, b) => a - b)
          .join(', '),
      }),
    ],
    [word('states'), states.join('; ')],
    [word('keyboard'), word('keyboardAre', { walks: walks.length, n: stops.length, faulty: stops.filter((stop) => faultOf(stop)).length })],
    [
      word('result'),
      word('resultIs', {
        violations: looks.flatMap(({ violations }) => violations).length,
        questions: questions.length,
        open: questions.filter((question) => !answerTo(question)).length,
      }),
    ],
    [word('tests'), word('testsAre')],
    [word('looking'), word('lookingIs')],
  ];
}
