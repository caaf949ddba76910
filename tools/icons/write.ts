import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../public');

/** The sizes in pixels for the home screens of phones and for the manifest. */
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

for (const [name, size] of Object.entries(sizes)) {
  await sharp(join(folder, 'icon.svg'), { density: 72 * (size / 36) })
    .resize(size)
    .png({ palette: true })
    .toFile(join(folder, name));
  console.log(`public/${name}: ${size} × ${size}`);
}
