import { describe, expect, it } from 'vitest';
import { languageCodes, page } from '../../page.ts';
import { wordsIn } from '../../words/words-in.ts';

const unknown = [
  '/nonsense',
  '/home',
  '/404',
  '/index.html',
  '/en',
  '/en/about',
  '/zh',
  '/zh-Hant',
  '/zh-hant-hk',
  '/__proto__',
  '/constructor',
  '/industries/__proto__',
  '/industries/constructor',
  '/industries/hasOwnProperty',
  '/industries/toString',
  '/industries/undefined',
  '/industries/0',
  '/industries/$slug',
  '/industries/Automotive',
  '/industries/automotives',
  '/industries/automotive.html',
  '/industries/automotive%20',
  '/industries/automotive/extra',
  '/industries/global-sourcing',
  '/Industries',
  '/INDUSTRIES/automotive',
  '/services/__proto__',
  '/services/toString',
  '/services/length',
  '/services/Global-Sourcing',
  '/services/global-sourcing/extra',
  '/services/automotive',
  '/Services',
  '/automotive',
  '/Geography',
  '/about/team',
  '/contact/extra',
  '/legal',
  '/legal/Privacy',
  '/legal/privacy/x',
  '/legal/imprint',
] as const;

describe.each(languageCodes)('2. Screens and routes: any other path (%s)', (code) => {
  it.each(unknown)('[2.routes.3] [2.routes.5] [2.routes.11] [10.addresses.5] %s is not found', async (path) => {
    const found = await page(code, path);
    const where = `section 2, ${found.address}`;
    expect(found.status, `${where}: status`).toBe(404);
    expect(found.meta('robots'), `${where}: robots`).toBe('noindex');
    expect(found.lang, `${where}: lang of the document`).toBe(wordsIn[code].language.tag);
    expect(found.h1, `${where}: heading, as at any address that has no page`).toEqual((await page(code, '/no-such-page')).h1);
    const addresses = found.root.querySelectorAll('link[rel="canonical"], link[rel="alternate"]').map((link) => link.outerHTML);
    expect(addresses, `${where}: canonical and hreflang`).toEqual([]);
  });
});

describe('2. Screens and routes: any other path, languages', () => {
  it('[2.routes.11] [10.addresses.5] a language’s prefix written twice is not found', async () => {
    expect((await page('zh-Hant', '/zh-hant')).status).toBe(404);
    expect((await page('zh-Hant', '/zh-hant/about')).status).toBe(404);
  });
});
