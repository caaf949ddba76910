import { addresses, missingAddresses } from '../addresses.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../test.ts';
import { settled, hydrate, watch } from '../visitor.ts';

const visits = [
  // width   the first input: a resting pointer would also start the client of the next visit, so it is the last
  { width: 375, input: 'key' },
  { width: 1280, input: 'pointer' },
] as const;

const light = 'rgb(223, 231, 227)';
const dark = 'rgb(10, 14, 28)';

const all = [
  ...addresses.map((address) => ({ address, status: 200, written: [] as string[] })),
  ...missingAddresses.map((address) => ({ address, status: 404, written: [expect.stringMatching(`^error: .+ ${address}$`)] })),
];

for (const { address, status, written } of all) {
  test(`[3.lists.1] [7.server.1] [10.pages.2] [10.pages.3] ${address}: complete, accessible, without errors or layout shifts, before and after hydration, wide and narrow, light and dark`, async ({
    page,
    baseURL,
  }) => {
    const seen = await watch(page, baseURL!);
    for (const { width, input } of visits) {
      const at = `${address} at ${width} px`;
      seen.messages.length = 0;
      seen.scripts.length = 0;
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width, height: 800 });
      const response = await page.goto(address);
      await settled(page);

      await test.step(`${at}: before hydration`, async () => {
        expect.soft(response?.status(), `${at}: status`).toBe(status);
        await expect.soft(page.getByRole('heading', { level: 1 }), `${at}: first-level headings`).toHaveCount(1);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
          await expect.soft(page.getByRole(landmark), `${at}: landmarks ${landmark}`).toHaveCount(1);
        }
        expect.soft(await shifts(), `${at}: layout shifts on load`).toEqual([]);
        expect.soft(await violations(page), `${at}, light: axe`).toEqual([]);
        expect.soft(await ground(), `${at}, light: background colour`).toBe(light);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await ground(), `${at}, dark: background colour`).toBe(dark);
        expect.soft(await violations(page, 'of colours'), `${at}, dark: axe`).toEqual([]);
        expect.soft(await sideways(), `${at}: pixels wider than the window`).toBe(0);
        const early = seen.scripts.filter((script) => !script.includes('/assets/start-'));
        expect.soft(early, `${at}: scripts before the first input`).toEqual([]);
      });

      await test.step(`${at}: hydrated`, async () => {
        const drawn = await page.evaluateHandle(() => [...document.querySelectorAll('header, h1, footer')]);
        await hydrate(page, input);
        const replaced = await drawn.evaluate((elements) =>
          elements.filter((element) => !element.isConnected).map(({ localName }) => localName),
        );
        expect.soft(replaced, `${at}: parts that hydration replaced`).toEqual([]);
        expect.soft(await shifts(), `${at}: layout shifts during hydration`).toEqual([]);
        // While a view transition runs, no press reaches the page.
        expect.soft(await page.evaluate(() => window.transitions), `${at}: view transitions during hydration`).toBe(0);
        expect.soft(await ground(), `${at}, dark and hydrated: background colour`).toBe(dark);
        expect.soft(await violations(page), `${at}, dark and hydrated: axe`).toEqual([]);
        expect.soft(seen.messages, `${at}: console messages and errors`).toEqual(written);
        expect.soft(await sideways(), `${at}, hydrated: pixels wider than the window`).toBe(0);
      });
    }

    const navigation = page.getByRole('navigation');
    const named = await page.getByRole('navigation', { name: /\S/ }).count();
    expect.soft(named, `${address}: navigations with a name`).toBeGreaterThan(0);
    await expect.soft(navigation, `${address}: navigations, all named`).toHaveCount(named);

    await page.setViewportSize({ width: 320, height: 800 });
    expect.soft(await sideways(), `${address} at 320 px: pixels wider than the window`).toBe(0);
    expect.soft(seen.foreign, `${address}: requests outside the site’s own origin`).toEqual([]);

    /** The background colour of the page. */
    function ground() {
      return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    }

    /** The layout shifts since the last call. */
    function shifts() {
      return page.evaluate(() => window.shifts?.splice(0));
    }

    function sideways() {
      return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    }
  });
}
