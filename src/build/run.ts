import { spawnSync } from 'node:child_process';

/**
 * `npm run build [-- what Vite is told]`. The bundler, and then the writing of the pages, in a process each: what one
 * has held is free for the other, and both together stay within half a gigabyte.
 *
 * Without V8's Maglev: a process that ends waits for its compilers, and Maglev, compiling beside it, waits for memory
 * that nobody then frees. Once in some hundred builds it never ended.
 */
const steps = [
  {
    flags: ['--optimize-for-size'],
    command: ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native', ...process.argv.slice(2)],
  },
  { flags: ['--max-old-space-size=256'], command: ['src/build/write-pages.ts'] },
];

// The libraries as they are for visitors; and the bundler's allocator gives back at once what it is done with.
const env = { ...process.env, NODE_ENV: 'production', MIMALLOC_PURGE_DELAY: '0' };

for (const { flags, command } of steps) {
  const { status } = spawnSync(process.execPath, ['--no-maglev', ...flags, ...command], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
