import { Generator, getConfig } from '@tanstack/router-generator';

/** Writes src/site/route-tree.gen.ts from routes/, as Vite's plugin does: the types need it, and nothing may have run Vite yet. */
const root = process.cwd();
await new Generator({ config: getConfig({}, root), root }).run();
