import { expect, it } from 'vitest';
import { painted } from '../../src/drawings/paints.ts';
import { colours } from '../../src/theme/colours.ts';
import { contrast } from '../guards/colour-pairs.ts';

/** What an attribute is in dark, if it is one of the page's colours. */
function darkOf(markup: string, attribute: string): string {
  const name = new RegExp(` ${attribute}="var\\(--([\\w-]+)\\)"`).exec(markup)?.[1];
  return colours[name as keyof typeof colours]?.[1] ?? `no colour: ${markup}`;
}

it.each(['canary', 'blue', 'pink', 'green'])('In dark, a %s sheet of a drawing is dark, and its edge is lit', (paper) => {
  const sheet = painted(`<path class="${paper}"/>`, paper);
  expect(contrast(darkOf(sheet, 'fill'), colours.sea[1]), 'with the sea').toBeLessThan(1.5);
  expect(contrast(darkOf(sheet, 'stroke'), colours.sea[1]), 'with the sea').toBeGreaterThan(7);
});
