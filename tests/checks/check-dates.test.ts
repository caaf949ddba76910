import { describe, expect, it } from 'vitest';
import { checkDates, datesFaults } from '../../tools/check/check-dates.ts';

const date = { changed: '2026-11-30', words: 'Xk3-a_9QzT1b' };
const check = (value: unknown) => checkDates(JSON.stringify(value));

describe('The dates of pages: the build refuses a file', () => {
  it('but accepts one in which nothing is wrong', () => {
    expect(check({ '/about': date })).toEqual([]);
    expect(datesFaults('.')).toEqual([]);
  });

  it('that two branches have changed', () =>
    expect(checkDates('{\n<<<<<<< ours\n  "/about": 1\n=======\n')).toEqual([
      'src/render/page-dates.json: expected one side of the merge conflict, then npm run fix, found both',
    ]));

  it('that is no JSON', () =>
    expect(checkDates('{')).toEqual([expect.stringMatching(/^src\/render\/page-dates\.json: expected JSON, found “/)]));

  it.each([
    [
      'a day that does not exist',
      { ...date, changed: '2026-02-30' },
      '/about.changed: expected a date such as 2026-11-30, found "2026-02-30"',
    ],
    ['no hash', { changed: date.changed }, '/about.words: expected a hash, found nothing'],
    ['a key that nobody knows', { ...date, by: 'me' }, '/about.by: expected no such key, found “by”'],
  ])('with %s', (_, wrong, message) => expect(check({ '/about': wrong })).toEqual([`src/render/page-dates.json: ${message}`]));
});
