import { writeFileSync } from 'node:fs';
import { Generator, getConfig } from '@tanstack/router-generator';
import { pages } from '../../src/pages.ts';

/** Writes the two files that type checks need: src/site/route-tree.gen.ts from routes/, as the Vite plugin does, and that below. */
const root = process.cwd();
await new Generator({ config: getConfig({}, root), root }).run();

/** A page's copy file with its type. A family has that of its first page, and the build checks that its files have one shape. */
const typed = pages.map((page) => {
  const file = page.copy.replace('[slug]', 'slugs' in page ? page.slugs[0]! : '');
  return `  '${page.copy}': typeof import('../../locales/en/${file}.json');\n`;
});
const made = '/** The copy files of the pages, with their types: made by tools/routes/write.ts from src/pages.ts. */';
writeFileSync('src/i18n/page-copy.gen.ts', `${made}\nexport interface PageCopy {\n${typed.join('')}}\n`);
