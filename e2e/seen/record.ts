import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { record } from './fingerprint.ts';

/** Takes all pictures anew: `npm run seen`. They are compared with what they were before in a diff of the repository. */
const folder = 'e2e/seen';

const began = Date.now();
const undo = record();
const { status } = spawnSync('playwright', ['test', folder, '--update-snapshots=all'], { stdio: 'inherit' });
if (status !== 0) {
  undo();
  process.exit(1);
}
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.png'))) {
  const file = join(folder, name);
  // A picture that is no longer taken.
  if (statSync(file).mtimeMs < began) rmSync(file);
  // 256 colours take a third of the bytes, and differ from the page's own by less than a comparison can tell.
  else writeFileSync(file, await sharp(readFileSync(file)).png({ palette: true, effort: 7 }).toBuffer());
}
