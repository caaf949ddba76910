/* `npm run fonts`: writes the fonts of src/theme/fonts, each cut to the characters listed here: a fixed set, wider than the copy, so that a
 * new word or another language in Latin letters seldom needs another cut. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const printable = String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index));

const faces = [
  // Headings, captions, buttons and numbers, in any language with Latin letters; the seal sets a name in capitals.
  {
    source: '@fontsource/archivo-narrow/files/archivo-narrow-latin-700-normal.woff2',
    file: 'archivo-narrow-700.woff2',
    letters: `${printable} ©®·–—‘’“”…×éèêàâçîïôûùëüöäñáíóúÉÈÊÀÂÇÎÏÔÛÙËÜÖÄÑÁÍÓÚ`,
  },
  // Codes and list numbers only, so without small letters.
  {
    source: '@fontsource/iosevka/files/iosevka-latin-600-normal.woff2',
    file: 'iosevka-600.woff2',
    letters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -–/.:+()%→',
  },
] as const;

for (const { source, file, letters } of faces) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  // Without layout closure, which would add alternate glyphs: Iosevka has fifteen for some letters.
  const subset = await subsetFont(whole, letters, { targetFormat: 'woff2', noLayoutClosure: true, noHinting: true });
  await writeFile(new URL(`../../src/theme/fonts/${file}`, import.meta.url), subset);
  console.log(`${file}: ${subset.length} bytes of ${whole.length}`);
}
