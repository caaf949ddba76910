import { createRequire } from 'node:module';
import { geoArea, geoCentroid } from 'd3-geo';
import type { MultiPolygon, Polygon } from 'geojson';
import countryCodes from 'i18n-iso-countries';
import { expect, test, type Page } from 'playwright/test';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { regions } from '../src/facts/regions.ts';
import { onMap } from '../tests/natural-earth.ts';
import { addressOf, languages } from './addresses.ts';
import { wake, watch } from './visitor.ts';

/** What the drawings of a page are made of, in order: the map's shapes and the pictograms'. */
const drawings = (page: Page) =>
  page
    .locator('main svg:is([data-map], [data-pictogram])')
    .evaluateAll((all) => all.map((svg) => Array.from(svg.querySelectorAll('path, circle'), (shape) => shape.outerHTML).join('')));

test.beforeEach(async ({ page, baseURL }) => void (await watch(page, baseURL!)));

/** As the document has them, before any script. */
async function drawn(page: Page, address: string) {
  await page.goto(address);
  const found = await drawings(page);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((shapes) => !shapes)).toEqual([]);
  return found;
}

for (const { prefix, lang } of languages) {
  test(`Drawings (${lang}): the script leaves those of the document, also where it draws the page anew`, async ({ page }) => {
    const found = await drawn(page, addressOf(prefix, '/'));
    // As a browser's translation does: what React finds is not what it left, so that it begins again.
    await page
      .locator('main h2')
      .first()
      .evaluate((heading) => heading.replaceWith(document.createElement('font')));
    await wake(page);
    await expect(page.locator('main h2').first()).toBeVisible();
    expect(await drawings(page)).toEqual(found);
  });

  test(`Drawings (${lang}): the map behind the words of Home is there once these are`, async ({ page }) => {
    await page.goto(addressOf(prefix, '/'));
    await expect(page.locator('main svg').first()).toBeVisible();
    await expect(page.locator('main svg').first()).toHaveCSS('visibility', 'visible');
  });

  for (const path of ['/industries', '/services/global-sourcing', '/geography', '/'])
    test(`Drawings (${lang}): ${path} has the same where the script brings it as in its document`, async ({ page }) => {
      const found = await drawn(page, addressOf(prefix, path));
      await page.goto(`${prefix}/${path === '/industries' ? 'contact' : 'industries'}`);
      await wake(page);
      await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
      if (path.startsWith('/services/')) await page.locator(`header a[href="${prefix}/services"]`).click();
      await page
        .locator(`a[href="${addressOf(prefix, path)}"]:visible`)
        .first()
        .click();
      await expect(page).toHaveURL(addressOf(prefix, path));
      await expect.poll(() => drawings(page)).toEqual(found);
      await expect(page.locator('html')).toHaveAttribute('data-first');
    });

  test(`Drawings (${lang}): each hub of Global Network is named beside its dot, and no name lies upon another`, async ({ page }) => {
    await page.goto(addressOf(prefix, '/'));
    const map = page.locator('main svg[data-map]');
    const hubs = await page.locator('main li[data-hub] h3').allInnerTexts();
    expect((await map.locator('text').allTextContents()).toSorted()).toEqual(hubs.toSorted());
    const together = await map.evaluate((svg) => {
      const frame = svg.getBoundingClientRect();
      const names = Array.from(svg.querySelectorAll('text'), (name) => ({ text: name.textContent, box: name.getBoundingClientRect() }));
      const meet = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top + 3 < other.bottom && other.top + 3 < one.bottom;
      const outside = names.filter(({ box }) => box.left < frame.left || box.right > frame.right).map(({ text }) => text);
      const upon = names.flatMap((one, index) =>
        names.slice(index + 1).flatMap((other) => (meet(one.box, other.box) ? [`${one.text} and ${other.text}`] : [])),
      );
      return [...outside, ...upon];
    });
    expect(together).toEqual([]);
    await page.setViewportSize({ width: 375, height: 800 });
    await expect(map.locator('text').filter({ visible: true }), 'names too small to be read').toHaveCount(0);
  });

  test(`Drawings (${lang}): what Show all brings has its pictograms too`, async ({ page }) => {
    const of = (list: string) =>
      page.locator(`#${list} [data-pictogram], section[aria-labelledby="${list}"] [data-pictogram]`).filter({ visible: true });
    await page.goto(addressOf(prefix, '/'));
    const before = await of('industries').count();
    await page.locator('[data-show-all]').first().click();
    await expect.poll(() => of('industries').count()).toBeGreaterThan(before);
    await expect.poll(() => of('industries').evaluateAll((all) => all.filter((svg) => !svg.innerHTML).length)).toBe(0);
  });
}

/** The middle of the largest part of each country, by Natural Earth, finer than the map is drawn from. */
function middles() {
  const atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json') as Topology<{ countries: GeometryCollection }>;
  const { geometries } = atlas.objects.countries;
  return Object.entries(regions).flatMap(([region, countries]) =>
    countries.map((code) => {
      const country = geometries.find(({ id }) => id === countryCodes.alpha2ToNumeric(code))!;
      const { geometry } = feature(atlas, country) as { geometry: Polygon | MultiPolygon };
      const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      const [largest] = parts
        .map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
        .toSorted((one, other) => geoArea(other) - geoArea(one));
      return { region, code, place: onMap(geoCentroid(largest!)) };
    }),
  );
}

test('Drawings: every country and territory that Global Reach lists is on its map, in the colour of its region', async ({ page }) => {
  await page.goto('/geography');
  const missing = await page.evaluate((places) => {
    const near = [0, 1, 2].flatMap((far) => Array.from({ length: 8 }, (_, turn) => [far, (turn * Math.PI) / 4] as const));
    return places.filter(({ region, place: [x, y] }) => {
      const land = document.querySelector<SVGPathElement>(`main svg path[data-region="${region}"]`)!;
      return !near.some(([far, turn]) => land.isPointInFill(new DOMPoint(x + far * Math.cos(turn), y + far * Math.sin(turn))));
    });
  }, middles());
  expect(missing.map(({ code }) => code)).toEqual([]);
});

test('Drawings: what belongs to a country in another part of the world is not in the colour of its region', async ({ page }) => {
  await page.goto('/geography');
  const cayenne = onMap([-53, 4]);
  const europe = page.locator('main path[data-region="europe"]');
  const isEurope = (place: readonly number[]) =>
    europe.evaluate((land: SVGPathElement, [x, y]) => land.isPointInFill(new DOMPoint(x, y)), place);
  expect(await isEurope(onMap([2, 47])), 'France').toBe(true);
  expect(await isEurope(cayenne), 'French Guiana').toBe(false);
});

test('Drawings: no coast is cut off by the frame of the map', async ({ page }) => {
  await page.goto('/geography');
  const land = await page.locator('main svg[data-map]').evaluate((svg: SVGSVGElement) => {
    const { x, y, width, height } = svg.querySelector('path')!.getBBox();
    return { left: x, above: y, right: svg.viewBox.baseVal.width - x - width, below: svg.viewBox.baseVal.height - y - height };
  });
  for (const [side, room] of Object.entries(land)) expect(room, side).toBeGreaterThan(2);
});
