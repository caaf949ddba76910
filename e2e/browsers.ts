import { existsSync } from 'node:fs';
import { chromium } from 'playwright/test';
import { installed } from './installed.ts';

/** The browser as visitors have it. Where none is installed, Playwright's own is used, which `npx playwright install chromium` installs. */
export const wholeBrowser = installed('CHROMIUM', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome');

/** The path of the browser that is used, for tools that start it without Playwright. */
export const wholeBrowserPath = () => wholeBrowser ?? chromium.executablePath();

const headless = '/usr/bin/chromium-headless-shell';

/** The same engine without windows, if it is installed: tests take half the time. It neither prefetches nor prerenders. */
export const shell = process.env.CHROMIUM || !existsSync(headless) ? wholeBrowser : headless;

export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without it, the shell rounds the widths of letters to whole pixels, and text is wider than for visitors.
  '--font-render-hinting=none',
];

/** Flags that only save time: one renderer process, no optimizing compiler. */
const thrifty = ['--renderer-process-limit=1', '--js-flags=--no-opt --no-maglev'];

const launched = (executablePath?: string, ...further: string[]) => ({
  args: [...args, ...further],
  ...(executablePath && { executablePath }),
});

/** Without the page that Chromium loads for its address bar in every window, a third of the time; this replaces Playwright's own list. */
const withoutAddressBar = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/** How Playwright starts each of them. */
export const launchShell = launched(shell, ...thrifty);
export const launchWhole = launched(wholeBrowser, withoutAddressBar);
