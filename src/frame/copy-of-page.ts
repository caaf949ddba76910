import type { CopyPaper } from '../components/sheet.tsx';

/** Which copy of the form each family of pages is. */
const families: readonly (readonly [path: string, copy: CopyPaper])[] = [
  ['/industries', 'canary'],
  ['/services', 'blue'],
  ['/compliance', 'pink'],
  ['/geography', 'green'],
];

/** The copy that the page at the path, without its language, is on: white where its family has none of its own. */
export const copyOfPage = (path: string): CopyPaper =>
  families.find(([family]) => path === family || path.startsWith(`${family}/`))?.[1] ?? 'white';
