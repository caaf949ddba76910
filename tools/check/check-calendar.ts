import { z } from 'zod';
import { holidays, knownUntil } from '../../src/facts/holidays.ts';
import { openingHours, type OpeningHours } from '../../src/facts/hours.ts';
import { legalUpdated } from '../../src/facts/legal.ts';
import { fault } from './fault.ts';

const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** What a build would take as it stands, and show as nonsense: hours that end before they begin, and days and months that no calendar has. */
export const checkCalendar = (
  hours: OpeningHours = openingHours,
  ofHolidays: readonly string[] = holidays,
  until: string = knownUntil,
  { month }: { month: number } = legalUpdated,
): string[] => [
  ...Object.entries(hours)
    .filter(([, { opens, closes }]) => !(0 <= opens && opens < closes && closes <= 24 * 60))
    .map(([name, { opens, closes }]) =>
      fault('src/facts/hours.ts', name, 'minutes of one day, from the earlier to the later', `${opens} to ${closes}`),
    ),
  ...holidayFaults(ofHolidays, until),
  ...(Number.isInteger(month) && 1 <= month && month <= 12
    ? []
    : [fault('src/facts/legal.ts', 'legalUpdated.month', 'a month from 1 to 12', `${month}`)]),
];

function holidayFaults(days: readonly string[], until: string): string[] {
  const refuse = (key: string, expected: string, found: string) => fault('src/facts/holidays.ts', key, expected, `“${found}”`);
  const real = days.filter(isDay);
  const end = `${real.toSorted().at(-1)?.slice(0, 4)}-12-31`;
  return [
    ...days.filter((day) => !isDay(day)).map((day) => refuse('holidays', 'a day such as 2026-12-25', day)),
    ...real.flatMap((day, index) => (day <= (real[index - 1] ?? '') ? [refuse('holidays', `a day after ${real[index - 1]}`, day)] : [])),
    ...(real.length && until !== end ? [refuse('knownUntil', `${end}, the last day of the last year listed`, until)] : []),
  ];
}
