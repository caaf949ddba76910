import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../../src/pages.ts';
import { leavesOf } from '../../tools/check/compare-copy.ts';
import { addresses, addressOf, languages, missingAddresses } from '../addresses.ts';
import { assetsIn } from '../assets-in.ts';
import { expect, test } from '../test.ts';
import { reportConnection, settled } from '../visitor.ts';
import { bytesSentFor, weigh } from '../weigh.ts';

/** Bytes as a host sends them; 1 kB is 1,000 of them. */
const limits = {
  document: 14_000,
  home: 15_000,
  medianDocument: 12_500,
  /** Metadata in a document for search engines and link previews, not shown to visitors. */
  forMachines: 550,
  scriptBeforeTheFirstInput: 2_000,
  face: 8_000,
  /** What a page needs besides its document to hydrate: the script and its texts. */
  atTheFirstInput: 130_000,
  stylesOfWhatTheScriptAdds: 10_000,
  stylesForPrint: 1_800,
} as const;

const late = {
  'notification-stack': 15_000,
  tooltip: 18_500,
  'opening-words': 1_200,
} as const;

const dist = readdirSync('dist', { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join('dist', file));
const weighed = (ending: string) => dist.filter((file) => file.endsWith(ending)).map((file) => ({ file, bytes: bytesSentFor(file) }));
const over = (files: { file: string; bytes: number }[], limit: number) =>
  files.filter(({ bytes }) => bytes > limit).map(({ file, bytes }) => `${file}: ${bytes} bytes, ${limit} allowed`);

const home = read('index.html').toString();
const start = /<script ([^>]*data-client[^>]*)>/s.exec(home)!;
const named = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(start[1]!)![1]!;
const fileAt = (address: string) => address.slice(1);

test('Budgets: every document with its styles and its script fits into the first round trip of a connection', () => {
  const documents = weighed('.html');
  expect(documents.length).toBeGreaterThan(addresses.length);
  const homes = new Set(languages.map(({ prefix }) => fileOf(addressOf(prefix, '/'))));
  expect(
    over(
      documents.filter(({ file }) => !homes.has(file)),
      limits.document,
    ),
  ).toEqual([]);
  expect(
    over(
      documents.filter(({ file }) => homes.has(file)),
      limits.home,
    ),
  ).toEqual([]);
  const sorted = documents.map(({ bytes }) => bytes).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)], 'the median document').toBeLessThanOrEqual(limits.medianDocument);
});

test('Budgets: metadata for search engines and link previews', () => {
  const forMachines = /<meta property="og:[^>]*>|<meta name="twitter:[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;
  const told = dist
    .filter((name) => name.endsWith('.html') && !name.endsWith('404.html'))
    .map((file) => ({ file, bytes: bytesSentFor(file) - weigh(read(file).toString().replace(forMachines, '')) }));
  expect(told.filter(({ bytes }) => bytes < 200).map(({ file }) => file)).toEqual([]);
  expect(over(told, limits.forMachines)).toEqual([]);
});

test('Budgets: nothing that a document requests delays its first paint, and it runs almost no script', () => {
  const scripts = Array.from(home.matchAll(/<script\b(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs), ([, text]) => text).join(
    '',
  );
  expect(weigh(scripts), 'bytes of script in the document').toBeLessThanOrEqual(limits.scriptBeforeTheFirstInput);
  for (const file of dist.filter((name) => name.endsWith('.html'))) {
    const html = read(file).toString();
    // The chosen scheme, the page script, the one that starts the client, and the speculation rules.
    expect.soft(html.match(/<script\b(?! type="application\/ld\+json")/g), `${file}: scripts`).toHaveLength(4);
    const scripted = html.replace(/<noscript>.*?<\/noscript>/s, '');
    expect
      .soft(scripted.match(/<script(?! type="module")[^>]* src=|<link rel="stylesheet"/g), `${file}: what delays the first paint`)
      .toBeNull();
    expect.soft(html.match(/<img\b|<iframe\b|<video\b/g), `${file}: what else it requests`).toBeNull();
  }
  expect(over(weighed('.woff2'), limits.face), 'faces').toEqual([]);
});

for (const path of ['/', '/industries/automotive', '/services/global-sourcing', '/geography', '/legal/terms', missingAddresses[0]!])
  test(`Budgets: until a visitor does anything, ${path} requests the start script, two faces, its drawings and the styles for print`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\./, '.')));
    // So that nothing is prefetched.
    await reportConnection(page, { saveData: true });
    await page.goto(path);
    await settled(page);
    expect(asked.filter((file) => file.startsWith('/assets/')).toSorted()).toEqual([
      '/assets/archivo-narrow-700.woff2',
      '/assets/drawings.svg',
      '/assets/iosevka-600.woff2',
      '/assets/print.css',
      '/assets/start.js',
    ]);
  });

test('Budgets: what is loaded at the first input of a visitor', () => {
  const files = [named('client'), ...assetsIn(read(fileAt(/src="([^"]*)"/.exec(start[1]!)![1]!)).toString())].map(fileAt);
  expect(files.length, 'the client and what it imports').toBeGreaterThan(1);
  const bytes = files.reduce((sum, file) => sum + bytesSentFor(file), 0);
  const pages = weighed('.json').map(({ file, bytes: words }) => ({ file: `${files.join(', ')} and ${file}`, bytes: bytes + words }));
  expect(pages.length).toBeGreaterThan(addresses.length);
  expect(over(pages, limits.atTheFirstInput)).toEqual([]);
});

test('Budgets: what is loaded later', () => {
  const assets = weighed('.js').filter(({ file }) => file.startsWith('assets/'));
  for (const [name, limit] of Object.entries(late)) {
    const chunk = assets.filter(({ file }) => file.startsWith(`assets/${name}-`));
    expect(chunk, name).toHaveLength(1);
    expect(over(chunk, limit)).toEqual([]);
  }
  expect(bytesSentFor(fileAt(named('sheet'))), named('sheet')).toBeLessThanOrEqual(limits.stylesOfWhatTheScriptAdds);
  const print = weighed('.css').filter(({ file }) => file.includes('print-'));
  expect(print, 'print').toHaveLength(1);
  expect(over(print, limits.stylesForPrint)).toEqual([]);
  expect(assets.length, `scripts: ${assets.map(({ file }) => file).join(', ')}`).toBeLessThanOrEqual(10);
});

test('Budgets: no script contains text of a page', () => {
  // The file of the libraries contains texts of their own, which are never shown.
  const scripts = dist.filter((file) => file.endsWith('.js') && !file.includes('/vendor-')).map((file) => read(file).toString());
  const locales = readdirSync('locales', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const words = locales
    .flatMap((file) => leavesOf(JSON.parse(readFileSync(join('locales', file), 'utf8'))).map(([, text]) => String(text)))
    .filter((text) => text.length > 16);
  expect(words.length).toBeGreaterThan(1000);
  expect(words.filter((text) => scripts.some((script) => script.includes(text)))).toEqual([]);
});
