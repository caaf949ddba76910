import { describe, expect, it } from 'vitest';
import { holidays, knownUntil } from '../../src/facts/holidays.ts';

/** Seventeen a year (General Holidays Ordinance, Cap. 149, but for Sundays). */
const aYear = 17;

/** The lists of https://www.gov.hk/en/about/abouthk/holiday/, but for Sundays: year, then the days of each month. */
const published = [
  [
    '2026',
    ['01', '01'],
    ['02', '17', '18', '19'],
    ['04', '03', '04', '06', '07'],
    ['05', '01', '25'],
    ['06', '19'],
    ['07', '01'],
    ['09', '26'],
    ['10', '01', '19'],
    ['12', '25', '26'],
  ],
  [
    '2027',
    ['01', '01'],
    ['02', '06', '08', '09'],
    ['03', '26', '27', '29'],
    ['04', '05'],
    ['05', '01', '13'],
    ['06', '09'],
    ['07', '01'],
    ['09', '16'],
    ['10', '01', '08'],
    ['12', '25', '27'],
  ],
] as const;

describe('The public holidays', () => {
  const years = Map.groupBy(holidays, (day) => day.slice(0, 4));

  it.each([...years])('of %s are seventeen days, none of them a Sunday, in order and each once', (_, days) => {
    expect(days).toHaveLength(aYear);
    expect(days).toEqual([...new Set(days)].sort());
    for (const day of days) {
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
      expect({ day, weekday: new Date(day).getUTCDay() }).not.toEqual({ day, weekday: 0 });
    }
  });

  it.each(['01-01', '05-01', '07-01', '10-01', '12-25'])('include %s of each year, or the Monday where it is a Sunday', (day) => {
    for (const year of years.keys()) {
      const date = new Date(`${year}-${day}`);
      if (date.getUTCDay() === 0) date.setUTCDate(date.getUTCDate() + 1);
      expect(holidays).toContain(date.toISOString().slice(0, 10));
    }
  });

  it('[9.constants.3] are those that the Government has published', () => {
    const days = published.flatMap(([year, ...months]) => months.flatMap(([month, ...of]) => of.map((day) => `${year}-${month}-${day}`)));
    expect(holidays, 'src/facts/holidays.ts, against `published` of tests/unit/holidays.test.ts').toEqual(days);
  });

  it('are known to the end of the last year that is listed', () => {
    expect(knownUntil).toBe(`${[...years.keys()].at(-1)}-12-31`);
  });
});
