import { exchanged } from '../edit.ts';
import { plant, type Fault } from '../see.ts';
import { nodesIn, type Found, type Node } from '../syntax.ts';

/** The numbers in src/facts, except in hubs.ts (degrees) and opening-state.ts (code), which hold no figure of the specification. */
const figures = nodesIn('src/facts/*.ts', /hubs\.ts|opening-state\.ts/).filter(
  ({ file, node: { type, value } }) =>
    type === 'Literal' && (typeof value === 'number' || (/figures/.test(file) && /\d/.test(String(value)))),
);

function changed({ file, text, node: { start, end }, name }: Found, change: (figure: number) => number): Fault {
  const figure = text.slice(start, end);
  const by = figure.replace(/\d[\d_]*/, (digits) => String(Math.abs(change(Number(digits.replace(/_/g, ''))))));
  return { file, what: `${file}, ${name}@${start}: ${figure} made ${by}`, start, end, by };
}

plant(
  'figures',
  figures.flatMap((found) => [changed(found, (figure) => figure + 1), changed(found, (figure) => figure - 1)]),
);

plant(
  'durations',
  figures.filter(({ file }) => file.endsWith('/waiting.ts')).map((found) => changed(found, (figure) => figure * 0.75)),
);

/** Lists whose order the specification does not fix: they are used for look-ups, drawn, or counted. */
const unordered =
  /^(ports$|lanes|regions\.\w+$|passing|abbreviations|legalPages$|figures|waiting|storage|openingHours|legalUpdated)|\.(incoterms|routes)$|days$/;

/** Objects whose properties stand in the order in which they are shown. */
const ordered = /^(industries|rfqChecklist|mailTemplates|regions)$/;

const plain = new Set(['Literal', 'ObjectExpression', 'Property', 'ArrayExpression']);

/** The specification fixes neither the order of the hero's figures nor that of the appearance buttons. */
const lists = nodesIn(['src/facts/*.ts', 'src/{sections,frame,behaviour}/**/*.{ts,tsx}'], /home-hero|appearance/)
  .filter(({ node: { type }, name }) => type === 'ArrayExpression' || (type === 'ObjectExpression' && ordered.test(name)))
  .filter(({ name }) => !unordered.test(name))
  .map(({ file, text, name, node }) => ({ file, text, name, items: ((node.elements ?? node.properties) as Node[]).filter(Boolean) }))
  .filter(({ items }) => items.every(({ type }) => plain.has(type)));

plant(
  'neighbours',
  lists.flatMap(({ file, text, name, items }) =>
    items.slice(1).flatMap((second, index) => {
      const first = items[index]!;
      const [one, other] = [first, second].map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').slice(0, 40));
      const what = `${file}, ${name}@${first.start}: “${one}” and “${other}” have changed places`;
      return one === other ? [] : [{ file, what, ...exchanged(text, first, second) }];
    }),
  ),
);
