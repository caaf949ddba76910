import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../tools/check/compare-copy.ts';
import { copyOf } from '../../src/render/copy-of.ts';
import { languageCodes } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

/** Texts that only a script shows, so that no rendered page has them. */
describe.each(languageCodes)('Texts that only a script shows have the words of the specification (%s)', (code) => {
  const { common, live, contact } = copyOf(code);
  const said = wordsIn[code];
  const { notFound, error, notifications, copying, offer, loading } = said.browser;
  /** What a notification says besides its title. */
  const textOf = (whole: string) => whole.replace(`${notifications.title} `, '');

  const rows = [
    // requirement         key                     words
    ['2.missing.1', 'notFound.status', '404'],
    ['2.missing.1', 'notFound.title', notFound.heading],
    ['2.missing.1', 'notFound.text', said['2.missing.1'].text],
    ['2.missing.2', 'notFound.home', notFound.home],
    ['2.missing.3', 'notFound.console', notFound.written],
    ['15.error.1', 'error.status', said['8.error.1'].status],
    ['15.error.1', 'error.title', error.title],
    ['15.error.1', 'error.text', error.text],
    ['15.error.1', 'error.retry', error.retry],
    ['15.error.1', 'error.home', error.home],
    ['4.copy.2', 'copied.button', copying.copied],
    ['4.copy.3', 'copied.title', notifications.title],
    ['4.copy.3', 'copied.checklist', notifications.text],
    ['13.copy.2', 'copied.address', textOf(copying.address)],
    ['13.copy.1', 'copied.template', textOf(copying.template)],
    ['14.copy.2', 'refused.title', copying.refused],
    ['14.copy.2', 'refused.text', copying.refusedText],
    ['14.copy.2', 'refused.label', copying.toCopy],
    ['14.copy.2', 'refused.close', copying.close],
    ['14.notifications.1', 'notifications.region', notifications.region],
    ['14.notifications.5', 'notifications.dismiss', notifications.dismiss],
    ['10.offer.1', 'offer.text', offer[0]],
    ['10.offer.1', 'offer.link', offer[1]],
    ['10.offer.2', 'offer.dismiss', offer[2]],
    ['15.late.5', 'loading', loading],
  ] as const;

  it.each(rows)('[%s] %s', (_, key, words) => {
    expect(new Map(leavesOf(live)).get(key)).toBe(words);
  });

  // Every page carries all of these texts, so a text that nothing shows is not found as unused copy.
  it('[12.copy.1] there are no other such texts', () => {
    const keys = leavesOf(live).map(([key]) => key);
    expect(keys.toSorted()).toEqual(rows.map(([, key]) => key).toSorted());
    expect(Object.keys(contact.live)).toEqual(['open', 'closed', 'local', 'today', 'later', 'time', 'weekdays']);
  });

  it('[2.missing.1] the description of the not-found page, which search engines show', () => {
    expect(common.notFound.description).toBe(notFound.description);
  });

  it('[9.constants.3] the days of the week, from Sunday', () => {
    expect(contact.live.weekdays).toEqual(said['9.constants.3'].weekdays);
  });
});
