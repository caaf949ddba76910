import { globSync } from 'node:fs';
import { launch, type KeyInput } from 'puppeteer-core';

const [executablePath] = globSync(['/usr/bin/firefox-esr', '/usr/{local/,}bin/firefox']);

/** Driven by Puppeteer over WebDriver BiDi, which Firefox speaks by itself. */
export const firefox = {
  name: 'Firefox',
  /** The programs that this machine lacks, and the Debian packages that have them. */
  missing: executablePath ? [] : ['firefox-esr'],
  packages: 'firefox-esr',
  /** Begins a session: with scripts of pages or without, and a proxy on this port of this machine for all hosts but localhost. */
  async begin(script: boolean, proxyPort: number) {
    const proxy = { 'network.proxy.type': 1, 'network.proxy.http': '127.0.0.1', 'network.proxy.http_port': proxyPort };
    const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox: { 'javascript.enabled': script, ...proxy } });
    const page = (await browser.pages())[0]!;
    return {
      goTo: (address: string): Promise<unknown> => page.goto(address),
      /** Calls the function in the page, where it can use its arguments but no variable of its file. */
      run: <Result, Args extends unknown[]>(inPage: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> =>
        page.evaluate(inPage as never, ...args),
      /** Moves the pointer to a place in the window, in CSS pixels. */
      move: (x: number, y: number): Promise<void> => page.mouse.move(x, y),
      click: (): Promise<void> => page.mouse.down().then(() => page.mouse.up()),
      /** Presses the keys together: down in their order, up in the reverse order. */
      async type(...keys: KeyInput[]) {
        for (const key of keys) await page.keyboard.down(key);
        for (const key of keys.toReversed()) await page.keyboard.up(key);
      },
      resize: (width: number, height: number): Promise<void> => page.setViewport({ width, height }),
      end: (): Promise<void> => browser.close(),
    };
  },
};

export type Session = Awaited<ReturnType<typeof firefox.begin>>;
