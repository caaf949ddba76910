import { expect, it } from 'vitest';
import { checkRoutes, readRoutes } from '../../tools/check/check-routes.ts';

it('Every route has its row in the register of pages, and every row its route', () => {
  const files = readRoutes('.');
  expect(files).toContain('industries/$slug.tsx');
  expect(checkRoutes(files)).toEqual([]);
});

it('The build refuses a route without a row, a row without a route, and a second row for a path, by name', () => {
  expect(checkRoutes(['index.tsx', 'careers.tsx', 'jobs/$slug.tsx'], ['/', '/careers', '/about', '/careers'])).toEqual([
    'routes/jobs/$slug.tsx: expected a row in src/pages.ts with the path /jobs/$slug, found none',
    'src/pages.ts: /about: expected a route in routes/, found none',
    'src/pages.ts: /careers: expected each path once, found it twice',
  ]);
});
