import { readdirSync } from 'node:fs';
import { diff } from 'node:util';
import { addressOf, languages } from '../addresses.ts';
import { expect, test } from '../test.ts';
import { differences } from './differences.ts';
import { heardPages } from './heard-pages.ts';
import { heardStates } from './heard-states.ts';
import { nameless } from './nameless.ts';
import { rawKeys } from './raw-keys.ts';
import { speak, type Phrase } from './speak.ts';
import { rolesOf, transcript } from './transcript.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Heard: each language has the transcripts of its pages and states, and no others', () => {
  const expected = [...Object.values(heardPages), ...Object.values(heardStates), 'frame.txt'].toSorted();
  for (const { hreflang } of languages) {
    const found = readdirSync(`e2e/heard/${hreflang}`, { recursive: true, encoding: 'utf8' });
    expect.soft(found.filter((file) => file.endsWith('.txt')).toSorted(), hreflang).toEqual(expected);
  }
});

for (const [path, file] of Object.entries(heardPages))
  test(`Heard by a simulation, which is not NVDA, JAWS or VoiceOver: ${path} as written down, with the same roles in each language`, async ({
    page,
  }) => {
    // The year in the footer is the visitor's own.
    await page.clock.setFixedTime('2026-03-04T12:00:00+08:00');
    const roles: string[][] = [];
    for (const { prefix, hreflang } of languages) {
      const address = addressOf(prefix, path);
      await page.goto(address);
      const shown = (await page.locator('body').innerText()).split('\n');
      const title = await page.title();
      const phrases = await speak(page);
      const { main, frame } = parted(phrases);
      expect.soft(`${title}\n${transcript(main)}`).toMatchSnapshot([hreflang, file]);
      expect.soft(transcript(frame).replaceAll(/, current (page|item)\b/g, '')).toMatchSnapshot([hreflang, 'frame.txt']);
      expect.soft(nameless(phrases), `${address}: without a name`).toEqual([]);
      expect.soft(rawKeys([title, ...shown, ...phrases.map(({ words }) => words)]), `${address}: raw keys`).toEqual([]);
      roles.push(rolesOf(phrases));
    }
    const [first, ...others] = roles;
    for (const other of others) expect.soft(changes(first!, other), `${path}: roles`).toEqual(differences[path]?.roles ?? []);
  });

/** The main part of a page, which is its own, and what stands around it on every page. */
function parted(phrases: readonly Phrase[]) {
  const start = phrases.findIndex(({ role }) => role === 'main');
  const end = phrases.findIndex(({ depth }, index) => index > start && depth === 0);
  return { main: phrases.slice(start, end), frame: [...phrases.slice(0, start), ...phrases.slice(end)] };
}

/** The roles that only one of two languages has: `-` before those of the first, `+` before those of the other. */
function changes(first: readonly string[], other: readonly string[]) {
  return diff(other, first)
    .filter(([operation]) => operation !== 0)
    .map(([operation, role]) => `${operation < 0 ? '-' : '+'} ${role.trim()}`);
}
