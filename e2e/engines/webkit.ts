import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classic } from './classic.ts';
import type { Engine } from './engine.ts';
import { find, freePort, start } from './program.ts';

const display = find('Xvfb');
const driver = find('WebKitWebDriver');
const browser = find('/usr/lib/*/webkit*gtk-*/MiniBrowser', '/usr/lib*/webkit*gtk-*/MiniBrowser');

/** Without room around its buttons, the window can be as narrow as a phone. */
const narrowWindow = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 8px; }';

/** Spoken to by WebDriver, through WebKitGTK’s own driver. */
export const webkit: Engine = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  missing: Object.entries({ Xvfb: display, WebKitWebDriver: driver, MiniBrowser: browser }).flatMap(([name, path]) => (path ? [] : [name])),
  async begin({ script, proxyPort }) {
    const home = mkdtempSync(join(tmpdir(), 'webkit-'));
    mkdirSync(join(home, 'gtk-3.0'));
    writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), narrowWindow);
    // The display’s own pointer rests in its middle, where it must not touch the window.
    const screen = start(display!, ['-displayfd', '3', '-screen', '0', '3200x2400x24', '-nolisten', 'tcp']);
    const [, number] = await screen.says(3, /(\d+)\n/);
    const port = await freePort();
    const running = start(driver!, [`--port=${port}`], {
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
    });
    const args = ['--automation', `--enable-javascript=${script}`, `--proxy=http://127.0.0.1:${proxyPort}`];
    const session = await classic(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': { binary: browser, args } });
    return {
      ...session,
      async end() {
        await session.end();
        await running.stop();
        await screen.stop();
        rmSync(home, { recursive: true, force: true });
      },
    };
  },
};
