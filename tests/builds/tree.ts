import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const parts = ['src', 'deploy', 'tools', 'routes', 'locales', 'public', 'package.json', 'tsr.config.json', 'vite.config.ts'];
const types = globSync('tsconfig*.json');

/** A copy of the project that a test may break and build. */
export class Tree {
  readonly root = mkdtempSync(join(tmpdir(), 'site-'));

  constructor() {
    for (const part of [...parts, ...types]) cpSync(part, join(this.root, part), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.root, 'node_modules'));
  }

  remove() {
    rmSync(this.root, { recursive: true });
  }

  path(file: string) {
    return join(this.root, file);
  }

  write(file: string, text: string) {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), text);
  }

  edit(file: string, change: (text: string) => string) {
    writeFileSync(this.path(file), change(readFileSync(this.path(file), 'utf8')));
  }

  /** Environment variables for what is run in the tree, besides those of the tests. */
  environment: Record<string, string> = {};

  /** Leaves out the compressed copies, which take most of the time of a build. */
  dropCompression() {
    this.edit('deploy/finish.ts', (text) => text.replace('  await compress(folder);\n', ''));
  }

  /** Builds as `npm run build` does. */
  build() {
    return this.run('node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native');
  }

  /** Runs a script in the tree, without the environment variables that Vitest sets. */
  run(...args: string[]) {
    return this.command(process.execPath, ...args);
  }

  /** Runs a command in the tree, also without those variables. */
  command(command: string, ...args: string[]): { status: number | null; output: string } {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV|MODE$|DEV$|PROD$|SSR$)/.test(name)));
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: this.root, env: { ...env, ...this.environment }, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  }
}
