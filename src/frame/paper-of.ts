import type { Paper } from '../components/sheet.tsx';

/** The paper of each family of pages. */
const families: readonly (readonly [path: string, paper: Paper])[] = [
  ['/industries', 'canary'],
  ['/services', 'blue'],
  ['/compliance', 'pink'],
  ['/geography', 'green'],
];

/** The paper of the page at the path, which is without its language: white where its family has none of its own. */
export const paperOf = (path: string): Paper =>
  families.find(([family]) => path === family || path.startsWith(`${family}/`))?.[1] ?? 'white';
