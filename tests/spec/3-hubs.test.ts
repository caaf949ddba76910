import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../page';

const hubs = [
  // code     name               location
  ['HKHKG', 'Hong Kong', 'Asia-Pacific HQ'],
  ['CNSZX', 'Shenzhen', 'Manufacturing Hub'],
  ['CNNGB', 'Ningbo', 'Port Operations'],
  ['SGSIN', 'Singapore', 'Southeast Asia'],
  ['AEJEA', 'Dubai Jebel Ali', 'Middle East'],
  ['NLRTM', 'Rotterdam', 'Europe Gateway'],
  ['CNSHA', 'Shanghai', 'China Operations'],
  ['INBOM', 'Mumbai', 'South Asia'],
] as const;

/** Code, name and location of every hub, as they stand in the list. */
async function shown(code: LanguageCode) {
  const network = (await page(code, '/')).part('network');
  return network.querySelectorAll('li').map((hub) => hub.querySelectorAll('span, h3, p').map(words));
}

describe('3. Entities and their fields: the 8 hubs', () => {
  it('English: Home names the hubs and their locations in the specification’s order', async () => {
    expect(await shown('en')).toEqual(hubs);
  });

  it.each(languageCodes)('%s: Home lists the same 8 hubs in the same order, each with a name and a location', async (code) => {
    const found = await shown(code);
    expect(
      found.map(([hub]) => hub),
      `section 3, Home (${code}): hubs by their UN/LOCODE`,
    ).toEqual(hubs.map(([hub]) => hub));
    for (const [hub, name, location] of found) {
      expect(name, `section 3, Home (${code}): the name of ${hub}`).toMatch(/\p{L}/u);
      expect(location, `section 3, Home (${code}): the location of ${hub}`).toMatch(/\p{L}/u);
    }
  });

  it.each(languageCodes)('%s: the map marks each hub once, in the same order', async (code) => {
    const map = (await page(code, '/')).part('network').querySelector('svg[role="img"]')!;
    const marks = map.querySelectorAll('circle[data-hub]').map((mark) => mark.getAttribute('data-hub'));
    expect(marks, `section 3, Home (${code}): hubs on the map`).toEqual(hubs.map(([hub]) => hub));
  });
});
