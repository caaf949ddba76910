import { Converter } from 'opencc-js';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../texts-of.ts';

/** Codes, names and placeholders are the same in every language; a word in small letters is English. */
const hasEnglishWords = (text: string) => /\b[a-z]{3,}|[A-Z][a-z]{2,}/.test(text.replace(/\{\{[^}]+\}\}|\S+@\S+|https?:\S+/g, ''));

const [toHongKong, toMainland] = [Converter({ from: 'cn', to: 'hk' }), Converter({ from: 'hk', to: 'cn' })];

/** Simplified forms that are characters of their own in Hong Kong too: 准許 beside 標準, 干擾 beside 能幹. */
const alsoTraditional = '准里干霉熏床岩';

describe('Chinese copy is Chinese', () => {
  const [english, chinese] = [textsOf('en'), textsOf('zh-Hant')];

  it('no text with English words is the same as in English', () => {
    expect(chinese.size).toBeGreaterThan(1000);
    const left = [...chinese].filter(([place, text]) => english.get(place) === text && hasEnglishWords(text));
    expect(left.map(([place, text]) => `zh-Hant/${place}: “${text}”`)).toEqual([]);
  });

  it('no text has three English words in a row', () => {
    const mixed = [...chinese].filter(([, text]) => /[a-z]{2,} [a-z]{2,} [a-z]{2,}/i.test(text));
    expect(mixed.map(([place, text]) => `zh-Hant/${place}: “${text}”`)).toEqual([]);
  });

  it('every text with words in English has Chinese characters', () => {
    const without = [...chinese].filter(([place, text]) => hasEnglishWords(english.get(place) ?? '') && !/\p{Script=Han}/u.test(text));
    expect(without.map(([place, text]) => `zh-Hant/${place}: “${text}”`)).toEqual([]);
  });

  it('no text has a simplified character', () => {
    const simplified = [...new Set([...chinese.values()].join(''))]
      .filter((each) => toHongKong(each) !== each && toMainland(each) === each && !alsoTraditional.includes(each))
      .flatMap((each) =>
        [...chinese]
          .filter(([, text]) => text.includes(each))
          .map(([place, text]) => `zh-Hant/${place}: ${each}, not ${toHongKong(each)}: “${text}”`),
      );
    expect(simplified).toEqual([]);
  });
});
