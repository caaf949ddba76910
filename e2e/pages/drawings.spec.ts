import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { colours } from '../../src/theme/colours.ts';
import { addressOf, languages } from '../addresses.ts';
import { expect, test } from '../test.ts';
import { hydrate, watch } from '../visitor.ts';

/** The URLs of a page's drawings, in order. */
const drawings = (page: Page) => page.locator('main svg use').evaluateAll((all) => all.map((use) => use.getAttribute('href')!));

/** The names of a page's drawings, in order. */
const names = async (page: Page) => (await drawings(page)).map((address) => address.split('#')[1]);

test.beforeEach(async ({ page, baseURL }) => void (await watch(page, baseURL!)));

/** The drawings that the document has before any script runs. */
async function drawn(page: Page, address: string) {
  await page.goto(address);
  const found = await drawings(page);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

/** The drawings without a size: their file is not loaded, or has no such part. */
const empty = (page: Page) =>
  page
    .locator('main svg use')
    .filter({ visible: true })
    .evaluateAll((all) => all.filter((use) => (use as SVGUseElement).getBBox().width === 0).map((use) => use.getAttribute('href')));

/** The places of the names on a drawing, or of what else the selector finds, in the units of the drawing. */
function written(page: Page, name: string, selector = 'text') {
  return page.evaluate(
    async ([name, selector]) => {
      await document.fonts.ready;
      const address = document.querySelector(`main svg use[href$="#${name}"]`)!.getAttribute('href')!;
      const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
      // Parses without Trusted Types, which refuse a DOMParser.
      const request = new XMLHttpRequest();
      request.open('GET', address);
      await new Promise((done, failed) => {
        Object.assign(request, { onload: done, onerror: failed }).send();
      });
      const symbol = request.responseXML!.querySelector(`symbol[id="${name}"]`)!;
      svg.setAttribute('viewBox', symbol.getAttribute('viewBox')!);
      svg.append(...Array.from(symbol.children));
      const boxes = Array.from(svg.querySelectorAll<SVGGraphicsElement>(selector), (shown) => {
        const { x, y, width, height } = shown.getBBox();
        const { e = 0, f = 0 } = shown.transform.baseVal.consolidate()?.matrix ?? {};
        return { shown: shown.textContent || shown.localName, x: x + e, y: y + f, width, height };
      });
      const { width, height } = svg.viewBox.baseVal;
      svg.remove();
      return { frame: { width, height }, boxes };
    },
    [name, selector] as const,
  );
}

for (const { prefix } of languages)
  for (const path of ['/', '/industries/electronics-ict'])
    for (const [width, height] of [
      [812, 375],
      [568, 320],
    ] as const)
      test(`${addressOf(prefix, path)}: in a window of ${width} × ${height} px, the drawing of the hero fits in it, has over 70 % of its height, and is in the middle`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(addressOf(prefix, path));
        const box = (await page.locator('main svg').first().boundingBox())!;
        expect(box.height).toBeLessThanOrEqual(height);
        expect(box.height).toBeGreaterThan(0.7 * height);
        expect(Math.abs(2 * box.x + box.width - width)).toBeLessThan(1);
      });

const pages = ['/', '/geography', '/services', '/services/quality-assurance', '/industries/electronics-ict', '/nowhere'];

for (const { prefix, lang } of languages) {
  for (const path of pages)
    test(`Drawings (${lang}): all of ${path} are loaded, and none is empty`, async ({ page }) => {
      await drawn(page, addressOf(prefix, path));
      await expect.poll(() => empty(page)).toEqual([]);
    });

  test(`Drawings (${lang}): hydration keeps the drawings of the document, also where React renders the page again`, async ({ page }) => {
    const found = await drawn(page, addressOf(prefix, '/'));
    // As a browser's translation does: React finds other markup than it rendered, and renders the page again.
    await page
      .locator('main h2')
      .first()
      .evaluate((heading) => heading.replaceWith(document.createElement('font')));
    await hydrate(page);
    await expect(page.locator('main h2').first()).toBeVisible();
    expect(await drawings(page)).toEqual(found);
  });

  for (const path of ['/industries/automotive', '/services/global-sourcing', '/geography', '/'])
    test(`Drawings (${lang}): ${path} has the same after a client-side navigation as in its document`, async ({ page }) => {
      await drawn(page, addressOf(prefix, path));
      const found = await names(page);
      await page.goto(`${prefix}/industries`);
      await hydrate(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
      if (path.startsWith('/services/')) await page.locator(`header a[href="${prefix}/services"]`).click();
      await page
        .locator(`a[href="${addressOf(prefix, path)}"]:visible`)
        .first()
        .click();
      await expect(page).toHaveURL(addressOf(prefix, path));
      await expect.poll(() => names(page)).toEqual(found);
      await expect.poll(() => empty(page)).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('data-first');
    });

  test(`Drawings (${lang}): a loaded drawing keeps its file on the next page, so that it is not loaded again`, async ({ page }) => {
    const chop = page.locator('footer use');
    await page.goto(`${prefix}/industries`);
    const before = (await chop.getAttribute('href'))!;
    await hydrate(page);
    await page.locator(`a[href="${prefix}/industries/automotive"]:visible`).first().click();
    await expect.poll(() => names(page)).toEqual(['routes/automotive']);
    await expect(chop).toHaveAttribute('href', before);
  });

  for (const [path, name] of [
    ['/', 'network'],
    ['/', 'harbour'],
    ['/industries/electronics-ict', 'routes/electronics-ict'],
    ['/industries/automotive', 'routes/automotive'],
  ] as const)
    test(`Drawings (${lang}): in the fonts of the page, no name on ${name} overlaps another`, async ({ page }) => {
      await page.goto(addressOf(prefix, path));
      const { frame, boxes } = await written(page, name);
      expect(boxes.length).toBeGreaterThan(3);
      const outside = boxes.filter(({ x, width }) => x < 0 || x + width > frame.width).map(({ shown }) => shown);
      // A line of text is higher than its letters.
      const upon = boxes.flatMap((box, index) =>
        boxes
          .slice(index + 1)
          .filter((other) => box.x < other.x + other.width && other.x < box.x + box.width)
          .filter((other) => box.y + box.height * 0.3 < other.y + other.height && other.y + other.height * 0.3 < box.y + box.height)
          .map((other) => `${box.shown} and ${other.shown}`),
      );
      expect([...outside, ...upon]).toEqual([]);
    });

  test(`Drawings (${lang}): no frame of Home cuts a name or the compass off the harbour`, async ({ page }) => {
    await page.goto(addressOf(prefix, '/'));
    const { frame, boxes } = await written(page, 'harbour', 'text, g[transform]');
    const chart = page.locator('main svg').filter({ has: page.locator('use[href$="#harbour"]') });
    for (const width of [320, 375, 640, 1023, 1024, 1120, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const seen = (await chart.boundingBox())!;
      // What does not fit is cut off on the left or on top (`xMaxYMax slice`).
      const scale = Math.max(seen.width / frame.width, seen.height / frame.height);
      const [left, top] = [frame.width - seen.width / scale, frame.height - seen.height / scale];
      const cut = boxes.filter(({ x, y }) => x < left || y < top).map(({ shown }) => shown);
      expect.soft(cut, `cut off at ${width} px`).toEqual([]);
    }
  });

  test(`Drawings (${lang}): the cards that Show all reveals have their drawings too`, async ({ page }) => {
    const services = page.locator('#services-list use').filter({ visible: true });
    await page.goto(addressOf(prefix, '/'));
    await expect(services).toHaveCount(6);
    await page.locator('[data-show-all="services-list"]').click();
    await expect(services).toHaveCount(7);
    await expect.poll(() => empty(page)).toEqual([]);
  });
}

const [lightLand, darkLand] = colours.land;

for (const [scheme, land] of [
  ['light', lightLand],
  ['dark', darkLand],
] as const)
  test(`Drawings: a chart takes the colours of the page (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/industries/electronics-ict');
    await expect.poll(() => empty(page)).toEqual([]);
    const picture = sharp(await page.locator('main svg use').first().locator('..').screenshot());
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [red, green, blue] = land.match(/\w\w/g)!.map((value) => Number.parseInt(value, 16));
    let found = 0;
    for (let at = 0; at < data.length; at += info.channels)
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) found += 1;
    expect(found / (info.width * info.height), 'the share of the picture that is land').toBeGreaterThan(0.05);
  });
