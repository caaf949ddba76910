import { expect, it } from 'vitest';
import { leavesOf } from '../../tools/check/compare-copy.ts';
import { readLocales } from '../../tools/check/read-locales.ts';
import { languages } from '../../src/i18n/languages.ts';
import { phrasesOf } from '../../src/render/phrases.ts';

const chinese = languages.find(({ code }) => code === 'zh-Hant')!;

it('No line of a Chinese text begins with closing punctuation, or ends with an opening bracket', () => {
  const texts = Array.from(readLocales('.'))
    .filter(([path]) => path.startsWith('zh-Hant/'))
    .flatMap(([, json]) => leavesOf(JSON.parse(json)).map(([, value]) => String(value)));
  expect(texts.length).toBeGreaterThan(500);
  const torn = texts.filter((text) => phrasesOf(text, chinese).some((phrase) => /^[；，。、：）」？！]|[（「]$/.test(phrase)));
  expect(torn).toEqual([]);
});

it('A text of up to five characters is one phrase, a longer one is not', () => {
  expect(phrasesOf('付運前檢驗', chinese)).toEqual(['付運前檢驗']);
  expect(phrasesOf('生產期間檢驗', chinese)).toEqual(['生產', '期間', '檢驗']);
});

it('A text is split between its words, and not before a semicolon', () => {
  const phrases = ['買家', '和海關', '通常', '要求的', '文件；輕型', '及重型', '機械'];
  expect(phrasesOf(phrases.join(''), chinese)).toEqual(phrases);
});
