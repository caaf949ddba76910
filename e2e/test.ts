import { expect, test as base } from 'playwright/test';
import { shell, wholeBrowser } from './browsers.ts';

interface Fixtures {
  /** What the content security policy has refused in any page of the test: directive, and what it was about. A test that leaves any fails. */
  refused: string[];
}

/** Playwright's `test`, under the content security policy. */
export const test = base.extend<Fixtures>({
  refused: [[], { option: false }],
  async context({ context, refused }, use) {
    refused.length = 0;
    await context.exposeBinding('policyRefused', (_, what: string) => void refused.push(what));
    await context.addInitScript(() => {
      const { policyRefused } = window as unknown as { policyRefused(what: string): void };
      // In the capture phase of the window, where nothing in the page can stop the event before.
      addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
          policyRefused([effectiveDirective, blockedURI, sourceFile, sample].filter(Boolean).join(' ')),
        true,
      );
    });
    await use(context);
    expect(refused, 'refused by the content security policy').toEqual([]);
  },
  async page({ page, context, launchOptions }, use) {
    // The shell's pointer rests in the corner of the screen, and a window there receives it as the visitor's first input. So the window is
    // moved by one pixel; off the screen, it would draw one frame a second.
    if (launchOptions.executablePath === shell && shell !== wholeBrowser) {
      const session = await context.newCDPSession(page);
      const { windowId } = await session.send('Browser.getWindowForTarget');
      await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 1, top: 1 } });
      await session.detach();
    }
    await use(page);
  },
});

export { expect };
