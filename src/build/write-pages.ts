import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { samplesLine } from './check-company.ts';
import { checkPages } from './check-pages.ts';
import { refuse } from './fault.ts';
import { handover, type Handover } from './handover.ts';
import { keysOf, readLocales } from './read-locales.ts';

/**
 * Writes every page of every language as a file, with the renderer that the bundler has left. In a process of its own,
 * so that what the bundler held is free again.
 */
const root = process.cwd();
const { outDir, assets } = JSON.parse(await readFile(join(root, handover), 'utf8')) as Handover;
const { preview, previewDrawing, siteFiles } = (await import(
  pathToFileURL(join(root, '.cache/site/site.js')).href
)) as typeof import('../site/site');
const drawing = previewDrawing(await readFile(join(root, 'public/icon.svg'), 'utf8'));
const picture = sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer();
const files = await siteFiles(assets);
files.set(preview.file, await picture);
refuse(checkPages(documents(), keysOf(readLocales(root))));
for (const [file, bytes] of files) {
  await mkdir(dirname(join(outDir, file)), { recursive: true });
  await writeFile(join(outDir, file), bytes);
}
console.log(`${Array.from(files.keys()).filter((file) => file.endsWith('.html')).length} documents written`);
const samples = samplesLine(root);
if (samples) console.warn(samples);

function* documents(): Generator<[file: string, html: string]> {
  for (const [file, bytes] of files) if (file.endsWith('.html')) yield [file, String(bytes)];
}
