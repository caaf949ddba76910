import { describe, expect, it } from 'vitest';
import { copyOf } from '../../src/render/copy-of.ts';
import { languageCodes } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

/** Texts that only a script shows, so that no rendered page has them. */
describe.each(languageCodes)('Texts that only a script shows have the words of the specification (%s)', (code) => {
  const { live, contact } = copyOf(code) as unknown as {
    live: Record<string, Record<string, string>>;
    contact: { live: { weekdays: string[] } };
  };
  const { notFound, error, notifications, copying, offer } = wordsIn[code].browser;
  const missing = wordsIn[code]['2.missing.1'].text;

  it.each([
    // requirement  group           key          words
    ['2.missing.1', 'notFound', 'title', notFound.heading],
    ['2.missing.1', 'notFound', 'text', missing],
    ['2.missing.2', 'notFound', 'home', notFound.home],
    ['2.missing.3', 'notFound', 'console', notFound.written],
    ['15.error.1', 'error', 'title', error.title],
    ['15.error.1', 'error', 'text', error.text],
    ['15.error.1', 'error', 'retry', error.retry],
    ['15.error.1', 'error', 'home', error.home],
    ['4.copy.2', 'copied', 'button', copying.copied],
    ['4.copy.3', 'copied', 'title', notifications.title],
    ['4.copy.3', 'copied', 'checklist', notifications.text],
    ['14.notifications.1', 'notifications', 'region', notifications.region],
    ['14.notifications.5', 'notifications', 'dismiss', notifications.dismiss],
    ['14.copy.2', 'refused', 'title', copying.refused],
    ['14.copy.2', 'refused', 'text', copying.refusedText],
    ['14.copy.2', 'refused', 'label', copying.toCopy],
    ['14.copy.2', 'refused', 'close', copying.close],
    ['10.offer.1', 'offer', 'text', offer[0]],
    ['10.offer.1', 'offer', 'link', offer[1]],
    ['10.offer.2', 'offer', 'dismiss', offer[2]],
  ])('[%s] %s.%s', (_, group, key, words) => {
    expect(live[group]![key]).toBe(words);
  });

  it('[9.constants.3] the days of the week, from Sunday', () => {
    expect(contact.live.weekdays).toEqual(wordsIn[code]['9.constants.3'].weekdays);
  });
});
