import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

const hubs = ['HKHKG', 'CNSZX', 'CNNGB', 'SGSIN', 'AEJEA', 'NLRTM', 'CNSHA', 'INBOM'] as const;

/** Code, name and location of every hub, as they stand in the list. */
async function shown(code: LanguageCode) {
  const network = (await page(code, '/')).part('network');
  return network.querySelectorAll('[data-hub]').map((hub) => hub.querySelectorAll('span, h3, p').map(words));
}

describe('3. Entities and their fields: the 8 hubs', () => {
  it.each(languageCodes)(
    '[3.hubs.1] [3.fields.4] %s: Home names the hubs and their locations in the specification’s order',
    async (code) => {
      const named = wordsIn[code]['3.hubs.1'];
      expect(await shown(code), `section 3, Home (${code}): hubs`).toEqual(hubs.map((hub) => [hub, ...named[hub]]));
    },
  );

  it.each(languageCodes)('[3.hubs.1] %s: the map marks each hub once, in the same order', async (code) => {
    const home = await page(code, '/');
    const marks = home
      .drawn(home.part('network').querySelector('svg[role="img"]')!)
      .querySelectorAll('circle[data-hub]')
      .map((mark) => mark.getAttribute('data-hub'));
    expect(marks, `section 3, Home (${code}): hubs on the map`).toEqual(hubs);
  });
});
