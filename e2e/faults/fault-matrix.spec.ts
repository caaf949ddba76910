import { createServer } from 'node:http';
import { readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { contentTypes } from '../../deploy/policy.ts';
import { createSiteServer } from '../../deploy/serve.ts';
import { addressOf, languages } from '../addresses.ts';
import { startServer } from '../start-server.ts';
import { expectAnswered, expectWhole } from './journey.ts';
import { otherBuild } from './other-build.ts';
import { expect, test } from '../test.ts';

const path = '/industries/automotive';

/** What a page is made of besides its document, by the address of each part. */
const parts = {
  'the script that starts the client': /\/assets\/start-[^/]*\.js/,
  'the client': /\/assets\/client-[^/]*\.js/,
  'the libraries': /\/assets\/vendor-[^/]*\.js/,
  'the words': /\/[\w-]+\.json$/,
  'the later styles': /\/assets\/late-[^/]*\.css/,
  'the drawings': /\/assets\/[^/]*\.svg/,
  'the faces': /\/assets\/[^/]*\.woff2/,
};

const longMs = 1500;

const ways: Record<string, (route: Route) => Promise<unknown>> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' }),
  'is cut in half': (route) => {
    const file = join('dist', new URL(route.request().url()).pathname);
    const bytes = readFileSync(file);
    return route.fulfill({ contentType: contentTypes[extname(file).slice(1)], body: bytes.subarray(0, bytes.length / 2) });
  },
  'is of the wrong type': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title><p>Sign in</p>' }),
  'is slow': async (route) => {
    await new Promise((resolve) => setTimeout(resolve, longMs));
    await route.continue().catch(() => {});
  },
  'stops on its way': () => new Promise(() => {}),
};

/** Records the uncaught errors of the page, but no syntax error: a script that is cut in half has one. */
function recordErrors(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', ({ name, message }) => name !== 'SyntaxError' && uncaught.push(message));
  return uncaught;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
// A part that never arrives delays a visitor by seconds.
test.slow();

const pairs = Object.entries(parts).flatMap(([part, address]) =>
  Object.entries(ways).map(([way, spoil]) => ({ part, address, way, spoil })),
);
for (const [index, { part, address, way, spoil }] of pairs.entries()) {
  const [language, other] = index % 2 ? [languages[0]!, languages[1]!] : [languages[1]!, languages[0]!];
  test(`Nothing lost (${language.lang}): where ${part}: ${way}, every press takes effect and no page is empty`, async ({ page }) => {
    const uncaught = recordErrors(page);
    let spoiled = 0;
    await page.route(address, (route) => {
      spoiled += 1;
      return spoil(route);
    });
    await page.goto(addressOf(language.prefix, path), { waitUntil: 'commit' });
    await expectWhole(page, language);
    await expectAnswered(page, language, other);
    expect(spoiled, `requests for ${part}`).toBeGreaterThan(0);
    expect(uncaught).toEqual([]);
  });
}

/** The stages of a deploy: the build whose documents and words a host serves, and the builds whose assets it has. */
const halves = (['old', 'new'] as const).flatMap((documents) =>
  (['old', 'new'] as const).flatMap((words) =>
    ([['old'], ['old', 'new'], ['new']] as const).map((assets) => ({ documents, words, assets })),
  ),
);

test.describe('Nothing lost in a deploy', () => {
  let folder = '';
  test.beforeAll(() => void (folder = otherBuild()));
  test.afterAll(() => rmSync(folder, { recursive: true }));

  /** Serves files of both builds as `half` says at the time. */
  function deploying(half: () => (typeof halves)[number]) {
    const sites = { old: createSiteServer('dist'), new: createSiteServer(folder) };
    const server = createServer((request, response) => {
      const { documents, words, assets } = half();
      const build = request.url!.includes('/assets/')
        ? assets.length === 2
          ? request.url!.includes('-otherone.')
            ? 'new'
            : 'old'
          : assets[0]
        : request.url!.endsWith('.json')
          ? words
          : documents;
      sites[build].emit('request', request, response);
    });
    return startServer(server);
  }

  for (const [index, half] of halves.entries())
    for (const when of ['before the page is opened', 'while it is open'] as const) {
      const [language, other] = index % 2 ? [languages[0]!, languages[1]!] : [languages[1]!, languages[0]!];
      const served = `${half.documents} documents, ${half.words} words, ${half.assets.join(' and ')} assets`;
      const title = `every press takes effect with ${served} ${when} (${language.lang})`;
      test(title, async ({ context }) => {
        let now = when === 'while it is open' ? halves[0]! : half;
        const { origin, close } = await deploying(() => now);
        const page = await context.newPage();
        await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
        const uncaught = recordErrors(page);
        await page.goto(origin + addressOf(language.prefix, path));
        now = half;
        await expectAnswered(page, language, other);
        expect(uncaught).toEqual([]);
        close();
      });
    }
});
