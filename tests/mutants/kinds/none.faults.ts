import { describe, expect, it } from 'vitest';
import { inPage, rendered } from '../rendered.ts';
import { seen } from '../see.ts';

const home = rendered[0]!;
const spaceIn = (file: string) => ({ what: file, file, start: 0, end: 0, by: file.endsWith('s') ? '\n\n' : ' ' });

/** An edit that changes nothing must not be seen: otherwise a test that fails only under this harness would see every fault. */
describe('no fault', () => {
  it.for(['src/facts/figures.ts', 'routes/about.tsx', 'src/theme/base.css', 'locales/en/home.json'])(
    '%s, with a space more',
    async (file) => {
      expect(await seen(spaceIn(file))).toBeUndefined();
    },
  );

  it('Home, with a line end more', async () => {
    expect(await seen(inPage(home, 'a line end', home.html.length, home.html.length, '\n'))).toBeUndefined();
  });
});
