import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { site } from './tools/vite/site.ts';

export default defineConfig({
  plugins: [
    // Its options stand in tsr.config.json.
    tanstackRouter(),
    react(),
    site(),
  ],
  // A file of styles is named once in the project, so its name and the class's tell all classes apart.
  css: { modules: { generateScopedName: '[name]_[local]' } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/builds/**'],
    environment: 'node',
    // The tests share one load of the site, and each page that one of them has rendered: no test file changes what another reads.
    isolate: false,
    // A test may render every page of the site, on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
