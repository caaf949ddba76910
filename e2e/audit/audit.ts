import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright/test';
import config from '../../playwright.config.ts';
import { createSiteServer } from '../../deploy/serve.ts';
import { paths } from '../addresses.ts';
import { answers } from './answers.ts';
import { assemble } from './assemble.ts';
import { walkPages } from './keyboard.ts';
import { audited, madeBy } from './made.ts';
import { conformancePage } from './pages/conformance-page.ts';
import { indexPage } from './pages/index-page.ts';
import { idleAnswers } from './questions.ts';
import { scanPages } from './scan-pages.ts';
import { scanReports } from './scan-reports.ts';
import { scanStates } from './scan-states.ts';
import { verdictOn } from './verdict-on.ts';
import { missingPath } from './visits.ts';

const folder = 'reports/audit';

/** Looks at all of the site, or at the path behind `--only`, and writes what it saw; true where nothing is left to do. */
export async function audit(args: readonly string[]): Promise<boolean> {
  const only = onlyOf(args);
  const began = Date.now();
  const server = createSiteServer(audited).listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const looks = await timed('pages', scanPages(browser, origin, only));
    looks.push(...(await timed('states', scanStates(browser, origin, only))));
    const keyboard = await timed('keyboard', walkPages(browser, origin, only));
    const found = assemble(madeBy(browser, began, only), looks, keyboard);
    const write = () => {
      writeFileSync(`${folder}/index.html`, indexPage(found));
      writeFileSync(`${folder}/conformance-report.html`, conformancePage(found));
    };
    mkdirSync(folder, { recursive: true });
    write();
    found.ofTheReports = await timed(
      'the reports themselves',
      scanReports(browser, [`${folder}/index.html`, `${folder}/conformance-report.html`]),
    );
    // Once more, now that they can say what was found in them.
    write();
    writeFileSync(`${folder}/audit.json`, JSON.stringify(found, null, 1));
    for (const idle of only ? [] : idleAnswers(found.questions, answers)) console.log(`an answer that nothing asks for: ${idle}`);
    const { lines, good } = verdictOn(found);
    console.log([`${folder}/index.html`, ...lines].join('\n'));
    return good;
  } finally {
    await browser.close();
    server.close();
  }
}

function onlyOf(args: readonly string[]): string | null {
  if (!args.length) return null;
  const [option, path] = args;
  const known = [...paths, missingPath];
  if (option === '--only' && known.includes(path as (typeof known)[number])) return path!;
  throw new Error(`expected nothing, or --only and one of ${known.join(' ')}; got “${args.join(' ')}”`);
}

async function timed<Result>(what: string, work: Promise<Result>): Promise<Result> {
  const began = Date.now();
  const result = await work;
  console.log(`${what}: ${Math.round((Date.now() - began) / 1000)} s`);
  return result;
}
