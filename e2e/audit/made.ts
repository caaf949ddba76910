import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { release, type } from 'node:os';
import type { Browser } from 'playwright/test';
import { leftOut } from '../axe.ts';
import type { Made } from './shape.ts';

/** A build of its own, whose classes keep names that people can read. */
export const audited = '.cache/audited';

/** What was scanned, when and with what: enough to do it again. */
export function madeBy(browser: Browser, began: number, only: string | null): Made {
  return {
    at: new Date(began).toISOString(),
    seconds: Math.round((Date.now() - began) / 1000),
    only,
    build: { commit: commit(), ...files() },
    browser: `Chromium ${browser.version()}`,
    system: `${type()} ${release()}`,
    tools: [
      { name: 'axe-core', version: versionOf('axe-core') },
      { name: '@axe-core/playwright', version: versionOf('@axe-core/playwright') },
      { name: 'Playwright', version: versionOf('playwright') },
      { name: 'Node', version: process.versions.node },
    ],
    leftOut: Object.entries(leftOut).map(([rule, because]) => ({ rule, because })),
  };
}

const versionOf = (name: string) => (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string }).version;

function commit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
  return git('rev-parse', 'HEAD')
    ? `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? ' with changes' : ''}`
    : 'unknown';
}

/** One sum over all that is deployed, so that two audits can be known to be of the same site. */
function files() {
  const all = globSync(`${audited}/**/*`)
    .filter((file) => statSync(file).isFile())
    .sort();
  const sum = createHash('sha256');
  for (const file of all) sum.update(file).update(readFileSync(file));
  return { files: all.length, sha256: sum.digest('hex') };
}
