import { diff } from 'node:util';
import { addressOf, languages } from '../addresses.ts';
import { states } from '../audit/states.ts';
import { narrow, wide } from '../chrome.ts';
import { visit } from '../states/visit.ts';
import { expect, test } from '../test.ts';
import { watch } from '../visitor.ts';
import { heardStates } from './heard-states.ts';
import { nameless } from './nameless.ts';
import { rawKeys } from './raw-keys.ts';
import { speak, type Phrase } from './speak.ts';
import { lineOf, rolesOf, transcript } from './transcript.ts';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [name, file] of Object.entries(heardStates)) {
  const state = states.find((each) => each.name === name)!;

  test(`Heard by a simulation, which is not NVDA, JAWS or VoiceOver: ${name}, with the same roles in each language`, async ({
    context,
    baseURL,
  }) => {
    const roles: string[][] = [];
    for (const language of languages) {
      const page = await context.newPage();
      await page.setViewportSize(state.size ? narrow : wide);
      await watch(page, baseURL!);
      await page.goto(addressOf(language.prefix, state.path));
      const before = await speak(page);
      await state.prepare?.(page, language.lang);
      await visit(page, addressOf(language.prefix, state.path));
      await state.reach(page);
      const shown = (await page.locator('body').innerText()).split('\n');
      const phrases = await speak(page);
      const fresh = without(phrases, before);
      expect.soft(transcript(fresh)).toMatchSnapshot([language.hreflang, ...file.split('/')]);
      expect.soft(nameless(phrases), `${language.lang}: without a name`).toEqual([]);
      expect.soft(rawKeys([...shown, ...phrases.map(({ words }) => words)]), `${language.lang}: raw keys`).toEqual([]);
      roles.push(rolesOf(fresh));
      // All pages of the context have one clock.
      await page.clock.resume();
      await page.close();
    }
    for (const other of roles.slice(1)) expect.soft(other, 'roles').toEqual(roles[0]);
  });
}

/** The phrases that have come between those that were heard before. */
function without(phrases: readonly Phrase[], before: readonly Phrase[]): Phrase[] {
  const rest = phrases.values();
  return diff(phrases.map(lineOf), before.map(lineOf)).flatMap(([operation]) => {
    if (operation < 0) return [];
    const { value } = rest.next();
    return operation > 0 ? [value!] : [];
  });
}
