import { expect, it } from 'vitest';
import { checkCopy } from '../../src/build/check-copy';
import { languages, sourceLanguage } from '../../src/i18n/languages';
import { variables } from '../../src/i18n/variables';

const texts = import.meta.glob<string>(['/locales/*/**/*.json', '!/locales/*/_*/**', '!/locales/**/_*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = new Map(Object.entries(texts).map(([path, text]) => [path.slice('/locales/'.length), text]));

it('Copy is such that a build takes it: keys, lengths of lists, and placeholders', () => {
  const codes = languages.map(({ code }) => code);
  expect(files.size, 'locale files').toBeGreaterThan(60);
  expect(checkCopy(files, codes, Object.keys(variables(sourceLanguage.code)))).toEqual([]);
});
