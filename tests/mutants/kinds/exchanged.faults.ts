import { readFileSync } from 'node:fs';
import { leaves, type Leaf } from '../copy.ts';
import { plant, type Fault } from '../see.ts';

/* Copy exchanged in every language at once: no translation disagrees, so only what the texts say gives it away. */

const file = 'src/render/copy-of.ts';
const start = readFileSync(file, 'utf8').indexOf('return { ...Object.fromEntries(copy)');

/** What stands at two places of the copy (`home:why.title`), each in the other's. */
function exchanged(one: string, other: string): Fault {
  const keys = [one, other].map((place) => place.split(/[:.]/));
  const by = `{
    const tree = Object.fromEntries(copy);
    const [[one, a], [other, b]] = ${JSON.stringify(keys)}
      .map((keys) => [keys.slice(0, -1).reduce((node, key) => node[key], tree), keys.at(-1)]);
    [one[a], other[b]] = [other[b], one[a]];
  }
  `;
  return { file, what: `${one} and ${other} have changed places`, start, end: start, by };
}

/** Every two that follow each other in a group. */
const pairs = (groups: Iterable<readonly string[]>): Fault[] =>
  [...groups].flatMap((group) => group.slice(1).map((next, index) => exchanged(group[index]!, next)));

const english = leaves.filter(({ code }) => code === 'en');

/** Sentences of named entries only: the specification does not fix the order of a plain list. */
const sentences = english.filter(({ key, text }) => /[.]$/.test(text) && key.includes('.') && !/\.\d+(\.|$)/.test(key));

const placesOf = (group: readonly Leaf[]) => group.map(({ place }) => place);

plant(
  'sentences exchanged',
  pairs([...Map.groupBy(sentences, ({ place }) => place.replace(/[^.:]+(?=\.[^.]+$)/, '*')).values()].map(placesOf)),
);

/** What pages of a folder have under the same key, lists included. */
const ofPages = new Set(english.filter(({ place }) => place.includes('/')).map(({ place }) => /^[^.]+/.exec(place)![0]));

plant('parts of two pages exchanged', pairs(Map.groupBy(ofPages, (place) => place.replace(/[^/]+(?=:)/, '*')).values()));
