import type { Page } from 'playwright/test';
import { addresses, addressOf, languages } from '../addresses.ts';
import { hold } from '../states/visit.ts';
import { expect, test } from '../test.ts';
import { settled, hydrate, watch } from '../visitor.ts';

const written = 'Archivo Narrow';
const english = languages.find(({ lang }) => lang === 'en')!;

/** The font families that an element is drawn in, as the browser reports them. */
async function drawnIn(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName).join();
}

const holdFace = (page: Page) => hold(page, '**/*.woff2');
const painted = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);

/** Positions and sizes of the page's headings, paragraphs and links. */
const places = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('h1, h2, h3, p, a'), (element) => JSON.stringify(element.getBoundingClientRect())),
  );

test('Fonts: both are requested in the body, because in the head they would delay the first paint', async ({ request }) => {
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    const [head, body] = html.split('</head>') as [string, string];
    expect.soft(head.includes('rel="preload"'), `${address}, head`).toBe(false);
    expect.soft(body, address).toMatch(/^<body>(<link rel="preload" as="font"[^>]*>){2}<script>/);
  }
});

test('Fonts: a page is painted without them, and nothing moves or changes when they are loaded', async ({ page }) => {
  const release = await holdFace(page);
  await page.goto(addressOf(english.prefix, '/'), { waitUntil: 'domcontentloaded' });
  await painted(page);
  const before = await places(page);
  release();
  await page.waitForResponse('**/*.woff2');
  await settled(page);
  expect(await places(page)).toEqual(before);
  expect(await drawnIn(page, 'h1')).not.toContain(written);
});

test('Fonts: where they are loaded too late for the document, they are used from the next page on, and not before', async ({
  page,
  baseURL,
}) => {
  await watch(page, baseURL!);
  const release = await holdFace(page);
  await page.goto(addressOf(english.prefix, '/'), { waitUntil: 'domcontentloaded' });
  await painted(page);
  release();
  await hydrate(page);
  await page.evaluate(() => (location.hash = 'services'));
  await expect(page).toHaveURL(/#services$/);
  await settled(page);
  expect(await drawnIn(page, 'h1')).not.toContain(written);
  await page
    .locator(`main a[href="${addressOf(english.prefix, '/industries/energy-petrochemicals')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(addressOf(english.prefix, '/industries/energy-petrochemicals'));
  await expect.poll(() => drawnIn(page, 'h1')).toContain(written);
  await expect.poll(() => drawnIn(page, 'dd[data-code]')).toContain('Iosevka');
});

test('Fonts: that of headings has accented letters also as capitals, in which the seal sets a name', async ({ page }) => {
  await page.goto(addressOf(english.prefix, '/'));
  await settled(page);
  await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[as="font"][href*="archivo-narrow"]')!;
    document.fonts.add(await new FontFace('alone', `url(${href})`).load());
    const letters = 'éèêàâçîïôûùëüöäñáíóú';
    const heading = document.querySelector('h1')!;
    heading.style.fontFamily = 'alone';
    heading.textContent = letters + letters.toUpperCase();
  });
  await expect.poll(() => drawnIn(page, 'h1')).toBe(written);
});
