import { describe, expect, it } from 'vitest';
import { languageCodes } from '../page.ts';
import { textsOf } from '../texts-of.ts';
import { actsOfTheUnion, chapters, standards } from '../words/codes.ts';
import { wordsIn } from '../words/words-in.ts';

const issuers = Object.keys(standards).toSorted((one, other) => other.length - one.length);
const standard = new RegExp(String.raw`(?<![A-Za-z])(?:${issuers.join('|')}) [A-Z]{0,2}\d[\dA-Z]*(?:[.-]\d+)*`, 'g');
const act = /(?<!\d)(?:\d+\/(?:19|20)\d\d|(?:19|20)\d\d\/\d+)(?!\d)/g;

describe.each(languageCodes)('Laws and standards of the copy are those of tests/words/codes.ts (%s)', (code) => {
  const { law } = wordsIn[code].language;
  const texts = [...textsOf(code)];

  it.each([
    [
      'chapters of the laws of Hong Kong',
      new RegExp(RegExp.escape(law).replace(RegExp.escape('{number}'), String.raw`\d+[A-Z]*`), 'g'),
      chapters.map((chapter) => law.replace('{number}', chapter)),
    ],
    ['acts of the European Union', act, actsOfTheUnion],
    ['standards', standard, Object.entries(standards).flatMap(([issuer, codes]) => codes.split(' ').map((each) => `${issuer} ${each}`))],
  ])('%s: names each, and no other', (what, pattern, expected) => {
    const found = texts.flatMap(([place, text]) => (text.match(pattern) ?? []).map((each) => ({ place, each })));
    const strange = found.filter(({ each }) => !expected.includes(each));
    expect(strange.map(({ place, each }) => `locales/${code}/${place}: ${each} is none of the ${what} in tests/words/codes.ts`)).toEqual(
      [],
    );
    const missing = expected.filter((each) => !found.some((one) => one.each === each));
    expect(missing, `locales/${code}: ${what} that no text names`).toEqual([]);
  });
});
