import { globSync } from 'node:fs';
import { exchange, splice, type Fault } from '../fault.ts';
import { parseFile, walk, type Node } from '../syntax.ts';

/** What a page shows besides what the specification asks for. */
const extra = /LeadTimeComparison|Breadcrumb|OpeningNow|Appearance/;

const files = () =>
  globSync([
    'routes/**/*.tsx',
    'src/sections/*/{vertical,service,machinery}-parts.tsx',
    'src/sections/*/{office,typical-terms,story}.tsx',
  ]).sort();

/** Every part of every page, left out, and each pair of neighbours in the other's place. */
export function parts(): Fault[] {
  return files().flatMap((file) => {
    const { text, root } = parseFile(file);
    return [...walk(root)].flatMap(([node]) => {
      const children = partsOf(node, text);
      if (children.length < 2) return [];
      const nameOfPart = ({ start, end }: Node) =>
        text.slice(start, end).match(/<[\w\s]+?(?=[\s>/])(?: (?:id|page)="[\w-]+")?|\w+\('\w+'\)/)?.[0] ?? '';
      const shown = children.filter((child) => !extra.test(nameOfPart(child)));
      return shown.flatMap((part, index) => {
        const name = `${nameOfPart(part)}@${part.start}`;
        const fault = (kind: string, what: string, change: Fault['change']): Fault => ({
          id: `${kind}:${file}:${name}`,
          kind,
          file,
          what: `${file}: ${nameOfPart(part)} ${what}`,
          change,
          near: [file.replace(/^routes|\/index\.tsx|\.tsx$/g, ''), file.split('/').at(-1)!.slice(0, -4)],
        });
        const dropped = fault('parts dropped', 'is left out', (whole) => splice(whole, part.start, part.end, ''));
        const swapped = shown
          .slice(index + 1, index + 2)
          .map((next) =>
            fault('parts swapped', `and ${nameOfPart(next)} have changed places`, (whole) =>
              exchange(whole, [part.start, part.end], [next.start, next.end]),
            ),
          );
        return swapped.concat(dropped);
      });
    });
  });
}

/** The children that are parts: those of a fragment, and the rows of a sheet. */
function partsOf(node: Node, text: string): Node[] {
  const opening = (node.openingElement as Node | undefined) ?? null;
  const sheet = opening !== null && /classes\.sheet/.test(text.slice(opening.start, opening.end));
  if (node.type !== 'JSXFragment' && !sheet) return [];
  const children = node.children as Node[];
  return children.filter(
    ({ type, start, end }) => type === 'JSXElement' || (type === 'JSXExpressionContainer' && /</.test(text.slice(start, end))),
  );
}
