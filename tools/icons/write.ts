import { join } from 'node:path';
import sharp from 'sharp';

/** `npm run icons`: draws `public/icon.svg` in the sizes that need pixels. */
const folder = join(import.meta.dirname, '../../public');

/** The sizes in pixels for the home screens of phones and for the manifest. */
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** The side of `icon.svg`, and the density at which one of its units is one pixel. */
const side = 36;
const unitDensity = 72;

for (const [name, size] of Object.entries(sizes)) {
  await sharp(join(folder, 'icon.svg'), { density: unitDensity * (size / side) })
    .resize(size)
    .png({ palette: true })
    .toFile(join(folder, name));
  console.log(`public/${name}: ${size} × ${size}`);
}
