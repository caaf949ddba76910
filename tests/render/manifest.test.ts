import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { manifestFile } from '../../src/render/manifest.ts';
import { company, everyPath, page, prefixes } from '../page.ts';

const safeRadius = 0.4;

it('Nothing of the maskable icon is outside the circle that no phone cuts (Web Application Manifest, icon masks)', async () => {
  const [{ src }] = (JSON.parse(manifestFile(languages[0])) as Manifest).icons.filter(({ purpose }) => purpose === 'maskable') as [Icon];
  const { data, info } = await sharp(`public${src}`).greyscale().raw().toBuffer({ resolveWithObject: true });
  const drawn = Array.from(data, (value, index) => ({ value, x: index % info.width, y: Math.floor(index / info.width) }));
  const distances = drawn.filter(({ value }) => value < 250).map(({ x, y }) => Math.hypot(x - info.width / 2, y - info.height / 2));
  expect(distances.length).toBeGreaterThan(1000);
  expect(Math.max(...distances)).toBeLessThan(safeRadius * info.width);
});

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

interface Icon {
  src: string;
  purpose?: string;
}

interface Manifest {
  icons: Icon[];
}
