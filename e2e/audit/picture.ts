import type { Page } from 'playwright/test';

/** The window as it is, made small, as a data: URI. The browser scales it: no other tool is needed. */
export async function picture(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { cssVisualViewport: seen } = await session.send('Page.getLayoutMetrics');
  const clip = {
    x: seen.pageX,
    y: seen.pageY,
    width: seen.clientWidth,
    height: seen.clientHeight,
    scale: seen.clientWidth < 600 ? 0.6 : 0.3,
  };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 45, clip });
  await session.detach();
  return `data:image/webp;base64,${data}`;
}
