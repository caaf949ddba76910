import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconFile } from './icon-file.ts';

/** `npm run icons`: draws `public/icon.svg` in the sizes that need pixels. */
const folder = join(import.meta.dirname, '../../public');

/** The sizes in pixels for the home screens of phones and for the manifest. */
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** The side in pixels for phones that cut icons to a shape of their own, and the part of it that the drawing takes: they may cut the rest. */
const maskable = { file: 'icon-maskable-512.png', side: 512, part: 3 / 4 };

/** The size in pixels for browsers that show no SVG icon; they ask for `/favicon.ico`. */
const tabSize = 32;

/** The side of `icon.svg`, and the density at which one of its units is one pixel. */
const side = 36;
const unitDensity = 72;

const drawn = (size: number) => sharp(join(folder, 'icon.svg'), { density: unitDensity * (size / side) }).resize(size);

for (const [name, size] of Object.entries(sizes)) {
  await drawn(size).png({ palette: true }).toFile(join(folder, name));
  console.log(`public/${name}: ${size} × ${size}`);
}
const margin = (maskable.side * (1 - maskable.part)) / 2;
await drawn(maskable.side * maskable.part)
  .extend({ top: margin, bottom: margin, left: margin, right: margin, background: 'white' })
  .png({ palette: true })
  .toFile(join(folder, maskable.file));
console.log(`public/${maskable.file}: ${maskable.side} × ${maskable.side}`);
writeFileSync(join(folder, 'favicon.ico'), iconFile(await drawn(tabSize).png().toBuffer(), tabSize));
console.log(`public/favicon.ico: ${tabSize} × ${tabSize}`);
