/* `npm run cards`: takes screenshots of the cards that are missing or outdated, and removes those without a page. */
import '../plain-errors.ts';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { launchWhole } from '../../e2e/browsers.ts';
import { card } from '../../src/render/card.ts';
import { rendererServer } from '../vite/renderer-server.ts';
import { cardFaults, hashFile, hashOfCard, readHashes, type CardHashes } from './card-faults.ts';
import { readPictures } from './read-pictures.ts';

const server = await rendererServer();
const browser = await chromium.launch(launchWhole);
try {
  const { allCards } = (await server.ssrLoadModule('/tools/cards/cards.tsx')) as typeof import('./cards.tsx');
  const cards = allCards();
  const pictures = readPictures();
  const faults = cardFaults(cards, pictures, readHashes());
  const page = await browser.newPage({ viewport: card });
  const hashes: CardHashes = {};
  for (const { file, html } of cards) {
    if (faults.has(file)) {
      await page.setContent(html);
      await page.waitForSelector('[data-fitted]');
      const picture = await sharp(await page.screenshot())
        .png({ palette: true, colours: 128, effort: 10 })
        .toBuffer();
      mkdirSync(dirname(`public/${file}`), { recursive: true });
      writeFileSync(`public/${file}`, picture);
      pictures.set(file, picture);
      console.log(`public/${file}: ${picture.length} bytes`);
    }
    hashes[file] = hashOfCard(html, pictures.get(file)!);
  }
  for (const file of faults.keys()) if (!(file in hashes)) rmSync(`public/${file}`);
  writeFileSync(hashFile, `${JSON.stringify(hashes, null, 2)}\n`);
} finally {
  await browser.close();
  await server.close();
}
