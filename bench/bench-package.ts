import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A package that only the bench needs: its lockfile is `bench/package-lock.json`, and the first use installs it. */
export async function benchPackage<Default>(name: string): Promise<Default> {
  if (!existsSync(`bench/node_modules/${name}`)) {
    console.error('Installing what only the bench needs: npm ci --prefix bench');
    execFileSync('npm', ['ci', '--prefix', 'bench', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  }
  return ((await import(name)) as { default: Default }).default;
}
