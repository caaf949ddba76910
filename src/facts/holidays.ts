/**
 * The general holidays of Hong Kong except Sundays, as YYYY-MM-DD: the schedule of the General Holidays Ordinance (Cap. 149), with the
 * substitute days of its section 6. The Government publishes the list of a year in the spring before it
 * (https://www.gov.hk/en/about/abouthk/holiday/): add the next year from there, change `knownUntil`, and write the year once more, read anew,
 * into `published` in `tests/unit/holidays.test.ts`, which is compared with this list.
 */
export const holidays: readonly string[] = [
  '2026-01-01',
  '2026-02-17',
  '2026-02-18',
  '2026-02-19',
  '2026-04-03',
  '2026-04-04',
  // Ching Ming Festival is a Sunday, and the day after it Easter Monday.
  '2026-04-06',
  '2026-04-07',
  '2026-05-01',
  // The Birthday of the Buddha is a Sunday.
  '2026-05-25',
  '2026-06-19',
  '2026-07-01',
  '2026-09-26',
  '2026-10-01',
  // Chung Yeung Festival is a Sunday.
  '2026-10-19',
  '2026-12-25',
  '2026-12-26',

  '2027-01-01',
  // The second day of Lunar New Year is a Sunday: the fourth is a holiday.
  '2027-02-06',
  '2027-02-08',
  '2027-02-09',
  '2027-03-26',
  '2027-03-27',
  '2027-03-29',
  '2027-04-05',
  '2027-05-01',
  '2027-05-13',
  '2027-06-09',
  '2027-07-01',
  '2027-09-16',
  '2027-10-01',
  '2027-10-08',
  '2027-12-25',
  // The first weekday after Christmas Day: the day after it is a Sunday.
  '2027-12-27',
];

/** The last day of the list. After it the site does not say whether the office is open. */
export const knownUntil = '2027-12-31';
