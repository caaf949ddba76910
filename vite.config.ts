import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { AcceptedPlugin } from 'postcss';
import { defineConfig } from 'vitest/config';
import { bundles } from './src/build/bundles.ts';
import { holidays } from './src/build/holidays.ts';
import { pictograms } from './src/build/pictograms.ts';
import { readableClassName, shortClassName } from './src/build/class-names.ts';
import { withShortVariables } from './src/theme/variable-names.ts';
import { worldMap } from './src/build/world-map.ts';

/** The theme’s own styles are named alike when they are written. */
const shortVariables: AcceptedPlugin = {
  postcssPlugin: 'short-variables',
  Declaration(declaration) {
    declaration.prop = withShortVariables(declaration.prop);
    declaration.value = withShortVariables(declaration.value);
  },
};

export default defineConfig(({ command, mode }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'routes',
      generatedRouteTree: 'src/site/route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react(),
    worldMap(),
    pictograms(),
    holidays(),
    bundles(),
  ],
  // React has it itself by now: what stands in for it in older ones stays out.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  css: {
    modules: { generateScopedName: mode === 'readable' ? readableClassName : shortClassName(import.meta.dirname) },
    postcss: { plugins: command === 'build' ? [shortVariables] : [] },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    // The tests share one load of the site, and each page that one of them has rendered: no test file changes what another reads.
    isolate: false,
    // A test may render every page of the site, on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
