import { Generator, getConfig } from '@tanstack/router-generator';

/** Writes src/site/route-tree.gen.ts from routes/ like the Vite plugin, because type checks need it before Vite has run. */
const root = process.cwd();
await new Generator({ config: getConfig({}, root), root }).run();
