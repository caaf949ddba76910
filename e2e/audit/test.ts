import { test as base } from 'playwright/test';
import { createSiteServer } from '../../deploy/serve.ts';
import { startServer } from '../start-server.ts';
import { audited } from './results.ts';

/** A test that visits the audited build, each worker at a server of its own. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- the runner reads which fixtures are used from the pattern
    async ({}, use) => {
      const { origin, close } = await startServer(createSiteServer(audited));
      await use(origin);
      close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

export const widths = [375, 1280] as const;
export const schemes = ['light', 'dark'] as const;
export const height = 800;
