import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pictogramNames } from '../theme/pictogram-names.ts';
import { virtualModule } from './virtual-module.ts';

/** Gives the shapes of the pictograms by name, as SVG. They reach the browser in the documents; a script brings the others late. */
export const pictograms = () =>
  virtualModule('pictograms', () => ({ pictograms: Object.fromEntries(pictogramNames.map((name) => [name, shapeOf(name)])) }));

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
