import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { holidays } from './src/build/holidays.ts';
import { prerender } from './src/build/prerender.ts';
import { readableClassName, shortClassName } from './src/build/class-names.ts';
import { worldMap } from './src/build/world-map.ts';

export default defineConfig(({ mode }) => ({
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
    holidays(),
    prerender(),
  ],
  css: { modules: { generateScopedName: mode === 'readable' ? readableClassName : shortClassName(import.meta.dirname) } },
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
