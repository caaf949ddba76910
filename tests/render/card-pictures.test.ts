import { describe, expect, it } from 'vitest';
import { cardFaults, hashOfCard, readHashes } from '../../tools/cards/card-faults.ts';
import { allCards } from '../../tools/cards/cards.tsx';
import { readPictures } from '../../tools/cards/read-pictures.ts';
import { languageCodes } from '../page.ts';
import { pagePaths } from '../../src/pages.ts';

const hashes = readHashes();
const cards = allCards();
const pictures = readPictures();

/** Width and height of a PNG (section 11.2.1 of its specification: the first chunk is IHDR, 16 bytes from the beginning). */
const measureOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('The pictures for links', () => {
  it('are there for every page, and show what it says: `npm run cards` takes those that are missing or stale', () => {
    expect(cards).toHaveLength(pagePaths.length * languageCodes.length);
    expect(Object.fromEntries(cardFaults(cards, pictures, hashes)), 'mended by `npm run cards`').toEqual({});
  });

  it('have 1200 × 630 pixels and under 60 kB', () => {
    for (const [file, png] of pictures) {
      expect(png.subarray(1, 4).toString(), `${file}: signature`).toBe('PNG');
      expect(measureOf(png), `${file}: measure`).toEqual([1200, 630]);
      expect(png.length, `${file}: bytes`).toBeLessThan(60_000);
    }
  });

  it('are named as faults where they are missing, show another title, are another picture, or belong to no page', () => {
    const [first, second, third, fourth] = cards as [(typeof cards)[0], (typeof cards)[0], (typeof cards)[0], (typeof cards)[0]];
    const png = Buffer.from('a picture');
    const known = Object.fromEntries([first, second, third, fourth].map(({ file, html }) => [file, hashOfCard(html, png)]));
    const kept = new Map([
      [second.file, png],
      [third.file, Buffer.from('another picture')],
      [fourth.file, png],
      ['cards/gone.png', png],
    ]);
    const retitled = { ...second, html: second.html.replace('</h1>', '!</h1>') };
    expect(retitled.html).not.toBe(second.html);
    expect([...cardFaults([first, retitled, third, fourth], kept, known).keys()].sort()).toEqual(
      [first.file, second.file, third.file, 'cards/gone.png'].sort(),
    );
  });

  it.each([
    // file                                    ground                  sign                      drawing
    ['cards/zh-hant.png', '#ffffff', 'Connecting Global Commerce', 'harbour'],
    ['cards/industries/automotive.png', '#fdf9e3', '汽車', 'routes'],
    ['cards/services/factory-audit.png', '#eaf4fa', '工廠及合作夥伴審核', 'heroes'],
    ['cards/industries/light-heavy-machinery.png', '#fdf9e3', '輕型及重型機械', 'heroes'],
    ['cards/geography.png', '#ebf6ed', '環球覆蓋', 'regions'],
    ['cards/compliance.png', '#fdeff1', '合規及文件', 'chop'],
  ])('%s is on %s, with the sign %s and a drawing of %s', (file, paper, sign, drawing) => {
    const { html } = cards.find((card) => card.file === file)!;
    expect(html).toContain(`--paper:${paper};`);
    expect(/class="sign".*?<span[^>]*>(.*?)</.exec(html)?.[1]).toBe(sign);
    expect(/data-kind="(.*?)"/.exec(html)?.[1]).toBe(drawing);
  });
});
