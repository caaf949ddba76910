import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './bidi.ts';
import type { Engine, Terms } from './engine.ts';
import { find, start } from './program.ts';

const program = find('firefox-esr', 'firefox');

/** Nothing but the site is asked for, and nothing stands before it. */
const preferences = ({ script, proxyPort }: Terms) => ({
  'javascript.enabled': script,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.startup.page': 0,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
});

/** Spoken to by WebDriver BiDi, which it answers without a driver between. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: 'firefox-esr',
  missing: program ? [] : ['firefox-esr'],
  async begin(terms) {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    const lines = Object.entries(preferences(terms)).map((entry) => `user_pref(${entry.map((part) => JSON.stringify(part)).join(', ')});`);
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const browser = start(program!, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']);
    const [, address] = await browser.says(2, /WebDriver BiDi listening on (\S+)/);
    const session = await connect(`${address}/session`);
    return {
      ...session,
      async end() {
        await session.end();
        await browser.stop();
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },
};
