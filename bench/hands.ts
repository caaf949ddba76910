import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright';
import type { Visit } from './visit.ts';

/** What a visitor does: with a finger, or with a mouse. */
export function handsOn(
  page: Page,
  session: CDPSession,
  origin: string,
  touch: boolean,
): Pick<Visit, 'go' | 'aim' | 'tap' | 'sign' | 'quiet'> {
  const underWay = new Set<string>();
  let changed = Date.now();
  const note = (change: () => void) => {
    change();
    changed = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId }) => note(() => underWay.add(requestId)));
  session.on('Network.loadingFinished', ({ requestId }) => note(() => underWay.delete(requestId)));
  session.on('Network.loadingFailed', ({ requestId }) => note(() => underWay.delete(requestId)));
  const aim = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox())!;
    const place = [x + width / 2, y + height / 2] as const;
    return () => (touch ? page.touchscreen.tap(...place) : page.mouse.click(...place));
  };
  return {
    aim,
    go: async (path) => void (await page.goto(origin + path, { waitUntil: 'load' })),
    tap: async (target) => (await aim(target))(),
    sign: () => (touch ? page.touchscreen.tap(1, 1) : page.mouse.move(1, 1)),
    async quiet() {
      const patience = Date.now() + 20_000;
      while ((underWay.size || Date.now() - changed < 500) && Date.now() < patience) await pause(50);
    },
  };
}
