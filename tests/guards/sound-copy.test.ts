import { expect, it } from 'vitest';
import { checkCopy } from '../../tools/check/check-copy.ts';
import { languages, sourceLanguage } from '../../src/i18n/languages.ts';
import { factNames } from '../../src/i18n/variables.ts';

const texts = import.meta.glob<string>(['/locales/*/**/*.json', '!/locales/_*/**', '!/locales/*/_*/**', '!/locales/**/_*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = new Map(Object.entries(texts).map(([path, text]) => [path.slice('/locales/'.length), text]));

it('The build accepts the copy: keys, lengths of lists, and placeholders', () => {
  const codes = languages.map(({ code }) => code);
  expect(files.size, 'locale files').toBeGreaterThan(60);
  expect(checkCopy(files, codes, factNames(sourceLanguage.code))).toEqual([]);
});
