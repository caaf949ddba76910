import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';

/** Each of these builds a site, or starts a development server: `npm test` runs them, and `npm run check` does not. */
export default defineConfig({
  ...site,
  test: { ...site.test, projects: undefined, include: ['tests/builds/*.test.ts'], testTimeout: 240_000, hookTimeout: 240_000 },
});
