import { describe, expect, it } from 'vitest';
import { copyOf } from '../../src/render/copy-of.ts';
import { languageCodes } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

/** Texts that only a script shows, so that no rendered page has them. */
describe.each(languageCodes)('Texts that only a script shows have the words of the specification (%s)', (code) => {
  const { live } = copyOf(code) as unknown as { live: Record<string, Record<string, string>> };
  const { notFound, error, notifications, copying } = wordsIn[code].browser;

  it.each([
    ['notFound', 'title', notFound.heading],
    ['notFound', 'home', notFound.home],
    ['error', 'title', error.title],
    ['error', 'retry', error.retry],
    ['error', 'home', error.home],
    ['copied', 'title', notifications.title],
    ['copied', 'checklist', notifications.text],
    ['notifications', 'region', notifications.region],
    ['notifications', 'dismiss', notifications.dismiss],
    ['refused', 'title', copying.refused],
    ['refused', 'close', copying.close],
  ])('%s.%s', (group, key, words) => {
    expect(live[group]![key]).toBe(words);
  });
});

it('what a missing page says has the words of the specification', () => {
  const { live } = copyOf('en');
  expect(live.notFound.text).toBe('The page you’re looking for doesn’t exist or has been moved.');
});
