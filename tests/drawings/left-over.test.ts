import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everyPath, page } from '../page.ts';

it('Every drawing by hand is shown by a page', async () => {
  const pages = await Promise.all((await everyPath('en')).map((path) => page('en', path)));
  const shown = new Set(pages.flatMap(({ data }) => data.drawings.names));
  const byHand = globSync('**/*.svg', { cwd: 'src/drawings' }).map((file) => file.slice(0, -'.svg'.length));
  expect(byHand.length).toBeGreaterThan(20);
  expect(
    byHand.filter((name) => !shown.has(name)),
    'drawings in src/drawings that no page shows',
  ).toEqual([]);
});
