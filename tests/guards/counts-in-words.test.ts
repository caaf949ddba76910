import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../tools/check/compare-copy.ts';
import { readLocales } from '../../tools/check/read-locales.ts';

interface Numbers {
  /** A count of two or more, in words or in digits before what is displayed. One is also an article. */
  counts: RegExp[];
  /** Text that looks like a count and is none: names of goods and laws, days of the week, ordinary words. */
  ordinary: RegExp;
}

const numbersIn: Record<string, Numbers> = {
  en: {
    counts: [
      /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|dozens?)\b/i,
      /\b\d+\s+(?:[\w-]+\s+)?(?:industr|service|hub|region|template|step|stage|document|standard|value|sector|vertical|continent|page|language|section|route|lane)/i,
    ],
    ordinary: /two-post|four-wheel|first six digits|six data protection principles|sixteen sections under GHS/gi,
  },
  'zh-Hant': {
    counts: [/[二兩三四五六七八九十]/, /\d+(?:個|項|款|份|條|頁|類)(?:行業|服務|樞紐|地區|範本|步驟|階段|文件|標準|專頁|航線|大洲|語言)/],
    ordinary:
      /星期[一二三四五六](至[二三四五六])?|二手|二氧化|二甲苯|二醇|乙?二甘?醇|三聚磷|兩用物品|第[二三][方者來]|三通閥|六角頭|六價鉻|三層複合|四輪|四季|六項保障資料原則|首六位數字|兩地/g,
  },
};

const texts = Array.from(readLocales('.'))
  .map(([path, json]) => ({ path, code: path.split('/')[0]!, json }))
  // This file contains the words for numbers themselves.
  .filter(({ path }) => !/\/(numbers|places)\.json$/.test(path))
  .flatMap(({ path, code, json }) =>
    leavesOf(JSON.parse(json)).map(([key, text]) => ({ code, place: `locales/${path}: ${key}`, text: String(text) })),
  );

/** The text without its placeholders and without ordinary words. */
const bare = (text: string, ordinary: RegExp) => text.replace(/\{\{[^}]+\}\}/g, '').replace(ordinary, '');

describe.each(Object.entries(numbersIn))(
  '12. Facts and copy: counts are named and not typed, in digits or words (%s)',
  (code, { counts, ordinary }) => {
    const own = texts.filter((text) => text.code === code);

    it('[12.facts.1] in no text', () => {
      expect(own.length, 'texts').toBeGreaterThan(1000);
      const typed = own.filter(({ text }) => counts.some((count) => count.test(bare(text, ordinary))));
      expect(
        typed.map(({ place, text }) => `${place}: “${text}”`),
        'counts to be named as {{hubCount, words}} and the like',
      ).toEqual([]);
    });

    it('and every exception is still needed', () => {
      const unused = ordinary.source
        .split('|')
        .filter((each) => !/[()[\]?]/.test(each) && !own.some(({ text }) => new RegExp(each, 'i').test(text)));
      expect(unused).toEqual([]);
    });
  },
);
