import { createBuilder } from 'vite';

/** Builds the project that it is run in, and says how long that took and what memory the process held at most. */
const began = performance.now();
const builder = await createBuilder({ logLevel: 'silent' }, null);
await builder.buildApp();
console.log(JSON.stringify({ milliseconds: performance.now() - began, kilobytes: process.resourceUsage().maxRSS }));
