import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../src/i18n/create-i18n.ts';
import { languageCodes } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

describe('12. Facts and copy: a key that no file holds', () => {
  it('is an error wherever it is used: no page and no state shows a raw key', () => {
    const { t } = createI18n('en', { common: { quote: 'Get a Quote' } });
    expect(t('quote')).toBe('Get a Quote');
    expect(() => t('navigation.home')).toThrow('navigation.home');
    expect(() => t('title', { ns: 'home' })).toThrow('title');
  });
});

describe('12. Facts and copy: words for numbers', () => {
  it.each(languageCodes)('[12.facts.1] %s: each number has its own word', (code) => {
    const numbers = JSON.parse(readFileSync(`locales/${code}/numbers.json`, 'utf8')) as Record<string, string>;
    const expected = Object.fromEntries(wordsIn[code]['12.facts.1'].map((word, index) => [String(index + 1), word]));
    expect(numbers).toEqual(expected);
  });
});
