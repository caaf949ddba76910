import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import type { Visit } from './visit.ts';

/** What a visitor does: with a finger, or with a mouse. */
export function handsOn(page: Page, session: CDPSession, origin: string, touch: boolean): Pick<Visit, 'go' | 'tap' | 'sign' | 'quiet'> {
  const underWay = new Set<string>();
  let changed = Date.now();
  const note = (change: () => void) => {
    change();
    changed = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => note(() => underWay.add(requestId)));
  session.on('Network.loadingFinished', ({ requestId }) => note(() => underWay.delete(requestId)));
  session.on('Network.loadingFailed', ({ requestId }) => note(() => underWay.delete(requestId)));
  return {
    go: async (path) => void (await page.goto(origin + path, { waitUntil: 'load' })),
    tap: (target) => (touch ? target.tap() : target.click()),
    sign: () => (touch ? page.touchscreen.tap(1, 1) : page.mouse.move(1, 1)),
    async quiet() {
      const patience = Date.now() + 20_000;
      while ((underWay.size || Date.now() - changed < 500) && Date.now() < patience) await pause(50);
    },
  };
}
