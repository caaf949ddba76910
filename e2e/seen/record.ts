import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { languages } from '../addresses.ts';
import { launchShell } from '../browsers.ts';
import { record } from './fingerprint.ts';

/** Takes all pictures anew: `npm run seen`. They are compared with what they were before in a diff of the repository. */
const folder = 'e2e/seen';

// Fails where no browser starts, before the former pictures are deleted.
await (await chromium.launch(launchShell)).close();

for (const { hreflang } of languages) rmSync(join(folder, hreflang), { recursive: true, force: true });
record();
const { status } = spawnSync('playwright', ['test', folder, '--update-snapshots'], { stdio: 'inherit' });
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.png'))) {
  const file = join(folder, name);
  // 256 colours are a third of the bytes, and nearer to the page's own than a comparison tells apart.
  writeFileSync(file, await sharp(readFileSync(file)).png({ palette: true, effort: 7 }).toBuffer());
}
process.exitCode = status ?? 1;
