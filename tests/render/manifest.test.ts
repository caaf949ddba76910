import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { manifestFile } from '../../src/render/manifest.ts';
import { company, everyPath, page, prefixes } from '../page.ts';

describe.each(languages)('The web app manifest ($code)', (language) => {
  const { code } = language;

  it('has the names of the company and the description of Home, in the language', async () => {
    expect(JSON.parse(manifestFile(language))).toMatchObject({
      name: company.names[code],
      short_name: company.shortNames[code],
      description: (await page(code, '/')).meta('description'),
      dir: 'ltr',
      background_color: '#ffffff',
      theme_color: '#ffffff',
    });
  });

  it.each([
    ['manifest', `${prefixes[code]}/site.webmanifest`],
    ['icon', '/icon.svg'],
  ])('rel=%s: every page of the language links to this one, and to no other', async (rel, address) => {
    for (const path of await everyPath(code)) {
      const links = (await page(code, path)).root.querySelectorAll(`link[rel="${rel}"]`).map((link) => link.getAttribute('href'));
      expect(links, `${path} (${code})`).toEqual([address]);
    }
  });
});
