import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { builtFilesIn } from '../../deploy/built-site.ts';
import { fileOf } from '../../src/pages.ts';
import { addresses, addressOf, languages, missingAddresses, paths } from '../addresses.ts';
import { readBuilt } from '../read-built.ts';
import { expect, test } from '../test.ts';

/** Each file is at its own address, not where a redirect leads. */
const direct = { maxRedirects: 0 };

/** The files besides the pages, their 404 pages, the data, plain text and picture of each page, and the files in assets/. */
const files = [
  '_headers',
  '_redirects',
  'apple-touch-icon.png',
  '.well-known/security.txt',
  'contact.vcf',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'icon.svg',
  'licences.txt',
  'llms.txt',
  'robots.txt',
  'site.webmanifest',
  'sitemap.xml',
  'zh-hant/contact.vcf',
  'zh-hant/site.webmanifest',
];

/** The site’s own address, as its home page names it. */
const siteAddress = () => /rel="canonical" href="(https:\/\/[^/"]+)\/"/.exec(readBuilt('index.html'))![1]!;

/** Whether the file is the compressed copy of another. */
const isCompressed = (file: string) => /\.(br|gz)$/.test(file);
const assets = () => builtFilesIn('dist').filter((file) => file.startsWith('assets/') && !isCompressed(file));

test('The sitemap lists exactly the 31 pages of each language, each with its alternates', async ({ request }) => {
  const body = await (await request.get('/sitemap.xml')).text();
  const site = siteAddress();
  const alternatesOf = (path: string) => [
    ...languages.map(({ hreflang, prefix }) => `${hreflang} ${site}${addressOf(prefix, path)}`),
    `x-default ${site}${path}`,
  ];
  const expected = paths.flatMap((path) => languages.map(({ prefix }) => [site + addressOf(prefix, path), ...alternatesOf(path)]));
  const listed = Array.from(body.matchAll(/<url>(.*?)<\/url>/gs), ([, url = '']) => [
    /<loc>(.*?)<\/loc>/.exec(url)?.[1],
    ...Array.from(url.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g), ([, hreflang, href]) => `${hreflang} ${href}`),
  ]);
  expect(listed).toHaveLength(31 * languages.length);
  expect(listed.map(String).sort()).toEqual(expected.map(String).sort());
});

test('robots.txt lets everyone in and names the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteAddress()}/sitemap.xml\n`);
});

for (const { prefix, lang } of languages) {
  test(`${prefix}/site.webmanifest is a web app manifest in ${lang}, and its icons are there`, async ({ request }) => {
    const manifest = (await (await request.get(`${prefix}/site.webmanifest`)).json()) as Record<string, unknown> & { icons: Icon[] };
    expect(manifest).toMatchObject({ lang, start_url: addressOf(prefix, '/'), scope: '/', display: 'browser' });
    for (const key of ['name', 'short_name', 'description']) expect(manifest[key], key).toMatch(/\S/);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
    for (const { src, type, sizes } of manifest.icons) {
      const answer = await request.get(src, direct);
      expect(answer.status(), src).toBe(200);
      expect(answer.headers()['content-type'], src).toBe(type);
      if (type === 'image/png') expect(pixels(src), src).toBe(sizes);
    }
  });
}

test('The icon for the home screen of an iPhone has the size that it asks for', () => {
  expect(pixels('/apple-touch-icon.png')).toBe('180x180');
});

test('/favicon.ico, which browsers ask for that show no SVG icon, holds one picture of 32 pixels', () => {
  const file = readFileSync('dist/favicon.ico');
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect([...file.subarray(0, 14)], 'an icon file with one picture of 32 × 32 pixels, one plane, 32 bits per pixel').toEqual([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0,
  ]);
  expect(start + length).toBe(file.length);
  expect(sizeOf(file.subarray(start))).toBe('32x32');
});

test('[2.routes.12] [10.addresses.5] [10.pages.1] dist contains what is deployed and nothing else', () => {
  const pages = [...addresses, ...missingAddresses.map((address) => address.replace(/nope$/, '404'))].map(fileOf);
  const others = builtFilesIn('dist').filter((file) => !file.startsWith('assets/') && !isCompressed(file));
  const data = pages.map((file) => file.replace(/html$/, 'json'));
  const texts = addresses.map((address) => fileOf(address).replace(/html$/, 'txt'));
  const cards = addresses.map((address) => `cards/${fileOf(address).replace(/html$/, 'png')}`);
  expect(others.sort()).toEqual([...pages, ...data, ...texts, ...cards, ...files].sort());
  expect(new Set(assets().map((file) => extname(file)))).toEqual(new Set(['.js', '.css', '.svg', '.woff2']));
  for (const file of assets()) expect(file, 'named by its content').toMatch(/^assets\/[\w.-]+-[\w-]{8}\.(js|css|woff2|svg)$/);
});

test('Every text file, and no other, has a brotli and a gzip version', () => {
  const texts = builtFilesIn('dist').filter((file) => /\.(css|html|js|json|svg|txt|vcf|webmanifest|xml)$/.test(file));
  expect(builtFilesIn('dist').filter(isCompressed).sort()).toEqual(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort());
});

test('Every file in assets/ is used by another', () => {
  const texts = builtFilesIn('dist').filter((file) => /\.(html|js)$/.test(file));
  const unused = assets().filter((file) => !texts.some((text) => text !== file && readBuilt(text).includes(file.slice('assets/'.length))));
  expect(unused).toEqual([]);
});

interface Icon {
  src: string;
  type: string;
  sizes: string;
}

/** Width and height as a PNG file gives them. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

const pixels = (path: string) => sizeOf(readFileSync(join('dist', path)));
