import { globSync } from 'node:fs';
import { exchange, type Fault } from '../fault.ts';
import { nameOf, parseFile, walk, type Node } from '../syntax.ts';

/** Lists whose order the specification does not fix: they are looked things up in, drawn, or counted. */
const unordered = [
  /^ports$/,
  /^lanes/,
  /^regions\.\w+$/,
  /^passing/,
  /^abbreviations/,
  /\.incoterms$/,
  /\.routes$/,
  /days$/,
  /^legalPages$/,

  /^(figures|waiting|storage|openingHours|legalUpdated)/,
];

/** The order of the hero's figures, and of the choices of appearance. */
const unheld = /home-hero|appearance/;

/** Objects whose properties stand in the order in which they are shown. */
const ordered = /^(industries|rfqChecklist|mailTemplates|regions)$/;

const isList = ({ type }: Node, name: string) => type === 'ArrayExpression' || (type === 'ObjectExpression' && ordered.test(name));

/** Every pair of neighbours of every list in the facts and in the sections, each in the other's place. */
export function neighbours(): Fault[] {
  const files = globSync(['src/facts/*.ts', 'src/{sections,frame,behaviour}/**/*.{ts,tsx}']).sort();
  return files.filter((file) => !unheld.test(file)).flatMap(pairsIn);
}

function pairsIn(file: string): Fault[] {
  const { text, root } = parseFile(file);
  return [...walk(root)].flatMap(([node, above]) => {
    const name = nameOf(above);
    if (!isList(node, name) || unordered.some((list) => list.test(name))) return [];
    const items = ((node.elements ?? node.properties) as Node[]).filter(Boolean);
    const plain = items.every(({ type }) => ['Literal', 'ObjectExpression', 'Property', 'ArrayExpression'].includes(type));
    if (!plain) return [];
    return items.slice(1).flatMap((item, index) => {
      const before = items[index]!;
      const [one, other] = [before, item].map(({ start, end }) => text.slice(start, end)) as [string, string];
      if (one === other) return [];
      const words = [one, other].map((each) => /[\w-]{3,}/.exec(each.replace(/^\{\s*\w+:/, ''))?.[0] ?? each);
      return {
        id: `neighbours:${file}:${name}@${before.start}`,
        kind: 'neighbours',
        file,
        what: `${name}: ${words.join(' and ')} have changed places`,
        change: (whole: string) => exchange(whole, [before.start, before.end], [item.start, item.end]),
        near: words,
      };
    });
  });
}
