import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import type { firefox } from './firefox.ts';

const { DriverService } = createRequire(import.meta.url)('selenium-webdriver/remote') as typeof import('selenium-webdriver/remote');
const programs = {
  Xvfb: '/usr/bin/Xvfb',
  WebKitWebDriver: '/usr/bin/WebKitWebDriver',
  MiniBrowser: '/usr/lib{,64}{,/*}/webkit*gtk-*/MiniBrowser',
};
const [display, program, binary] = Object.values(programs).map((path) => globSync(path)[0]);

/** Without room around its buttons, the window can be as narrow as a phone. */
const narrowWindow = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 8px; }';
const home = resolve('.cache/webkit');

/** Driven by Selenium through WebKitGTK’s own driver, on a display of its own. */
export const webkit: typeof firefox = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  missing: Object.entries(programs).flatMap(([name, path]) => (globSync(path).length ? [] : [name])),
  async begin(script, proxyPort) {
    mkdirSync(`${home}/gtk-3.0`, { recursive: true });
    writeFileSync(`${home}/gtk-3.0/gtk.css`, narrowWindow);
    // The pointer of the display starts in the middle of the display, which must be outside the window.
    const screenArgs = ['-displayfd', '3', '-screen', '0', '3200x2400x24', '-nolisten', 'tcp'];
    const screen = spawn(display!, screenArgs, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    process.once('exit', () => screen.kill());
    const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
    const folders = { XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
    const env = { ...process.env, ...folders, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11' };
    const service = new DriverService.Builder(program!).setEnvironment(env).setLoopback(true).build();
    const args = ['--automation', `--enable-javascript=${script}`, `--proxy=http://127.0.0.1:${proxyPort}`];
    const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } });
    const builder = new Builder().usingServer(await service.start()).withCapabilities(capabilities);
    const driver = await builder.build();
    return {
      goTo: (address) => driver.get(address),
      run: (inPage, ...given) => driver.executeScript(inPage, ...given),
      move: (x, y) => driver.actions().move({ x, y, duration: 0 }).perform(),
      click: () => driver.actions().press().release().perform(),
      async type(...keys) {
        const codes = keys.map((key) => ({ Alt: Key.ALT, Control: Key.CONTROL, Shift: Key.SHIFT })[key as string] ?? key);
        const actions = driver.actions();
        for (const code of codes) actions.keyDown(code);
        for (const code of codes.toReversed()) actions.keyUp(code);
        await actions.perform();
      },
      // WebDriver sets the size of the window with its frame. Here the frame adds to the height only, and tests depend on the width.
      async resize(width, height) {
        await driver.manage().window().setRect({ width, height });
        await driver.wait(async () => (await driver.executeScript('return innerWidth')) === width, 20_000);
      },
      // Ending the driver and the display also ends the browser, even one that no longer answers.
      end: () => service.kill().then(() => void screen.kill()),
    };
  },
};
