import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pagePaths } from '../../src/pages.ts';

const routes = readdirSync('routes', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('__'))
  .map((file) => `/${file.replace(/(^|\/)index\.tsx$|\.tsx$/, '')}`);

it.each(routes)('%s is written by the build: src/pages.ts names a path for the route', (route) => {
  const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`);
  expect(pagePaths.some((path) => pattern.test(path))).toBe(true);
});
