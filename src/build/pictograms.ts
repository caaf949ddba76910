import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pictogramNames } from '../theme/pictogram-names.ts';

const id = 'virtual:pictograms';

/** Gives the shapes of the pictograms by name, as SVG. They reach the browser in the documents; a script brings the others late. */
export function pictograms(): Plugin {
  return {
    name: 'pictograms',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export const pictograms = ${JSON.stringify(Object.fromEntries(pictogramNames.map((name) => [name, shapeOf(name)])))};`
        : undefined,
  };
}

/** What stands within the drawing of that name. */
function shapeOf(name: string): string {
  const drawing = readFileSync(fileURLToPath(import.meta.resolve(`@tabler/icons/outline/${name}.svg`)), 'utf8');
  const shapes = Array.from(drawing.matchAll(/<\w+ [^>]*\/>/g), ([shape]) => shape);
  // The square that they are drawn in shows nothing.
  return shapes
    .filter((shape) => !shape.includes('stroke="none"'))
    .join('')
    .replaceAll(' />', '/>');
}
