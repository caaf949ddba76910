import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import config from '../../playwright.config.ts';

/** The font families of `src/theme/type.css` that a machine may have, by the names that fontconfig knows. */
const families = ['Helvetica Neue', 'Roboto', 'Segoe UI', 'Arial', 'PingFang HK', 'Microsoft JhengHei', 'Noto Sans HK', 'Noto Sans CJK HK'];
const generic = ['sans-serif', 'sans-serif:lang=zh-hk', 'monospace', 'monospace:lang=zh-hk'];

const file = new URL('fingerprint.json', import.meta.url);

/** What pictures depend on beside the site: the browser, its version, and the files and versions of the faces that it draws with. */
export function fingerprint() {
  const browser = config.use?.launchOptions?.executablePath ?? chromium.executablePath();
  return { program: basename(browser), version: versionOf(browser), faces: faces() };
}

/** That of the pictures, as JSON. */
export const recorded = () => JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));

/** Writes it, and gives what writes the former one again. */
export function record() {
  const former = readFileSync(file);
  writeFileSync(file, `${JSON.stringify(fingerprint(), null, 2)}\n`);
  return () => writeFileSync(file, former);
}

function versionOf(browser: string) {
  const said = output(browser, '--version');
  return /[\d.]{5,}/.exec(said)?.[0] ?? 'none';
}

function faces() {
  const found = [...families, ...generic].map((family) => output('fc-match', '--format=%{family} %{style} %{fontversion}', family));
  return createHash('sha256').update(found.join('\n')).digest('hex').slice(0, 16);
}

/** What a program writes; nothing where it is not there. */
function output(program: string, ...args: string[]) {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
