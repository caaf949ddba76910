import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pictogramNames } from '../../src/theme/pictogram-names.ts';
import { outlineOf } from './outline.ts';
import { virtualModule } from '../vite/virtual-module.ts';

/** Gives the outlines of the pictograms by name. They reach the browser in the documents; a script brings the others late. */
export const pictograms = () =>
  virtualModule('pictograms', () => ({ pictograms: Object.fromEntries(pictogramNames.map((name) => [name, drawingOf(name)])) }));

/** The drawing of that name as one path: Tabler's has one for every stroke. */
function drawingOf(name: string): string {
  const drawing = readFileSync(fileURLToPath(import.meta.resolve(`@tabler/icons/outline/${name}.svg`)), 'utf8');
  const strokes = Array.from(drawing.matchAll(/<\w+ [^>]*\/>/g), ([stroke]) => stroke);
  // The square that they are drawn in shows nothing.
  const seen = strokes.filter((stroke) => !stroke.includes('stroke="none"'));
  return outlineOf(seen.join(''), { width: 24, height: 24, digits: 3 });
}
