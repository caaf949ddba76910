import '../plain-errors.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright';
import { addresses, missingAddresses } from '../../e2e/addresses.ts';
import { withBuiltSite } from '../../e2e/with-built-site.ts';

/**
 * Photographs every page of `dist/` into contact sheets for review: `npm run look [-- part of a path …]` leaves them in
 * `reports/look/`, one series for each width, scheme and for print.
 */
interface Series {
  name: string;
  context: BrowserContextOptions;
  media?: 'print';
}

const series: Series[] = [
  ...[375, 768, 1280, 1920].map((width) => ({ name: `${width}`, context: { viewport: { width, height: 900 } } })),
  ...[375, 1280].map((width) => ({ name: `${width}-dark`, context: { viewport: { width, height: 900 }, colorScheme: 'dark' as const } })),
  { name: 'print', context: { viewport: { width: 794, height: 1123 } }, media: 'print' },
];

const perSheet = 6;
const folder = 'reports/look';
const wanted = process.argv.slice(2);
const chosen = [...addresses, ...missingAddresses].filter((each) => !wanted.length || wanted.some((part) => each.includes(part)));
if (!chosen.length) {
  console.error(`${wanted.join(' ')}: expected parts of paths, such as /about, found none of a page`);
  process.exit(1);
}

async function photograph(browser: Browser, origin: string, { name, context, media }: Series) {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', ...context })).newPage();
  await page.emulateMedia({ media: media ?? 'screen' });
  const shots: { address: string; image: string }[] = [];
  for (const address of chosen) {
    await page.goto(origin + address);
    await page.evaluate(() => document.fonts.ready);
    shots.push({ address, image: (await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 })).toString('base64') });
  }
  await page.context().close();
  for (let first = 0; first < shots.length; first += perSheet) {
    const file = join(folder, `${name}-${String(first / perSheet + 1).padStart(2, '0')}.png`);
    await writeFile(file, await layOut(browser, name, shots.slice(first, first + perSheet)));
    console.log(file);
  }
}

async function layOut(browser: Browser, name: string, shots: readonly { address: string; image: string }[]): Promise<Buffer> {
  const sheet = await browser.newPage({ viewport: { width: 1800, height: 1000 } });
  const figures = shots.map(
    ({ address, image }) => `<figure><figcaption>${name} ${address}</figcaption><img src="data:image/jpeg;base64,${image}"></figure>`,
  );
  await sheet.setContent(
    `<style>body{display:flex;align-items:start;gap:12px;margin:12px;background:#777;font:13px monospace;color:#fff}figure{flex:1;min-width:0;margin:0}img{width:100%}</style>${figures.join('')}`,
  );
  const image = await sheet.screenshot({ fullPage: true });
  await sheet.close();
  return image;
}

await mkdir(folder, { recursive: true });
await withBuiltSite(async (browser, origin) => {
  for (const each of series) await photograph(browser, origin, each);
});
