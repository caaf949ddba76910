import { basename } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { site } from './tools/vite/site.ts';

export default defineConfig({
  plugins: [
    // Its options are in tsr.config.json.
    tanstackRouter(),
    react(),
    site(),
  ],
  // Names of style files are unique in the project, so file name and class name identify a class. In development the file has a query.
  css: { modules: { generateScopedName: (name, file) => `${basename(file.replace(/\?.*/, ''), '.module.css')}_${name}` } },
  test: {
    environment: 'node',
    // Test files share the loaded modules and the rendered pages, to be fast: none may change what another one reads.
    isolate: false,
    // Vitest alone would leave one processor free, for an editor.
    maxWorkers: '100%',
    // A test may render every page of the site, on a slow machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'site', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/builds/**', 'tests/reloaded/**'] } },
      // Each of these files loads modules again, with one of them replaced. Among the others, it would discard the modules that those
      // share.
      { extends: true, test: { name: 'reloaded', include: ['tests/reloaded/*.test.ts'] } },
    ],
  },
});
