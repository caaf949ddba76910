import type { Browser, Page } from 'playwright/test';
import { addressOf, languages } from '../addresses.ts';
import { watch } from '../visitor.ts';
import { inParallel } from './in-parallel.ts';
import { look, type Look } from './scan.ts';
import { enter, states, type State } from './states.ts';
import { height, schemes, widths } from './visits.ts';

/** Every state, in every language, narrow and wide, light and dark. */
export async function scanStates(browser: Browser, origin: string, only: string | null): Promise<Look[]> {
  const wanted = states.filter(({ path }) => !only || path === only);
  const jobs = wanted.flatMap((state) =>
    languages.flatMap((language) =>
      widths.filter((width) => width === (state.width ?? width)).map((width) => ({ state, language, width })),
    ),
  );
  const looks = await inParallel(2, jobs, async ({ state, language, width }) => {
    const page = await open(browser, origin, width);
    try {
      await enter(page, state, language);
      const found: Look[] = [];
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        const place = { address: addressOf(language.prefix, state.path), lang: language.lang, width, scheme, state: state.name };
        found.push(await whileTimePasses(page, look(page, place, state.drawn ?? scheme)));
      }
      return found;
    } catch (error) {
      throw new Error(`${nameOf(state)} (${language.lang}, ${width} px) could not be reached`, { cause: error });
    } finally {
      await page.context().close();
    }
  });
  return looks.flat();
}

const nameOf = ({ name, path }: State) => `the state “${name}” of ${path}`;

export async function open(browser: Browser, origin: string, width: number): Promise<Page> {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const viewport = { width, height };
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB', reducedMotion: 'reduce', viewport, permissions });
  const page = await context.newPage();
  await watch(page, origin);
  return page;
}

/** The page's time stands still so that nothing goes away; axe waits for some of it, and only that much passes. */
export async function whileTimePasses<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  let done = false;
  const result = work.finally(() => (done = true));
  while (!done) await page.clock.runFor(16);
  return result;
}
