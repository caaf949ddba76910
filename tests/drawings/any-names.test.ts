import { describe, expect, it } from 'vitest';
import { chop } from '../../src/drawings/chop.ts';
import { harbour } from '../../src/drawings/harbour.ts';
import { drawNames } from '../../src/drawings/labelled.ts';
import { hubs, type HubPort } from '../../src/facts/hubs.ts';

const name = 'Smith & <Sons>';

/** What ends the parsing of a whole file (XML 1.0, 2.4): an ampersand that begins no entity, or a `<` that begins no tag. */
const fatal = /&(?!amp;|lt;)|<(?![a-z/])/;

/** The letters on the ring of a seal, which stand one by one. */
const ringOf = (svg: string) => Array.from(svg.matchAll(/<text[^>]*rotate[^>]*>(.*?)<\/text>/g), ([, letter]) => letter).join('');

describe('Drawings with any names', () => {
  it.each([
    ['the seal, in English', ringOf(chop({ english: name, chinese: '燈灣貿易' })), 'SMITH&amp;&lt;SONS>'],
    ['the seal, in Chinese', chop({ english: 'Smith', chinese: name }), 'Smith &amp;'],
    [
      'the harbour',
      harbour({
        hubs: Object.fromEntries(hubs.map(({ port }) => [port, name])) as Record<HubPort, string>,
        shores: { kowloon: name, lantau: name },
      }),
      'Smith &amp; &lt;Sons>',
    ],
    [
      'names on a disc',
      drawNames([{ text: name, point: [0, 0], width: 1, height: 1, x: 0, y: 0, isLed: false }], 'name', 10),
      'Smith &amp; &lt;Sons>',
    ],
  ])('%s: & and < are written as entities', (_, svg, written) => {
    expect(svg).toContain(written);
    expect(svg).not.toMatch(fatal);
  });

  it('the lines of the seal split no character, not even one outside the Basic Multilingual Plane', () => {
    const lines = Array.from(chop({ english: 'Smith', chinese: '燈𨋢灣' }).matchAll(/<text x="56" y="[\d.]+">(.*?)</g), ([, line]) => line);
    expect(lines).toEqual(['燈𨋢', '灣']);
  });

  it('a company without a Chinese name has a seal with its English one', () => {
    const svg = chop({ english: 'Smith', chinese: undefined });
    expect(ringOf(svg)).toBe('SMITH');
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.match(/<text\b/g)).toHaveLength('SMITH'.length);
  });
});
