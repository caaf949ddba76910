import { chromium, type Browser } from 'playwright';
import { requireBuild } from '../deploy/built-site.ts';
import { createSiteServer } from '../deploy/serve.ts';
import { launchWhole } from './browsers.ts';
import { startServer } from './start-server.ts';

/** Serves `dist/` and starts the browser as visitors have it; both end with the work, also if it fails. */
export async function withBuiltSite(work: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  requireBuild();
  const { origin, close } = await startServer(createSiteServer('dist'));
  try {
    const browser = await chromium.launch(launchWhole);
    await work(browser, origin).finally(() => browser.close());
  } finally {
    close();
  }
}
