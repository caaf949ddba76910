import Holidays from 'date-holidays';
import { virtualModule } from './virtual-module.ts';

/** Hong Kong's public holidays of this year and the next two, as they are known when the site is built. */
export const holidays = () => virtualModule('holidays', () => knownHolidays(new Date()));

/** Dates as YYYY-MM-DD in Hong Kong, and the last day for which they are known. */
export function knownHolidays(now: Date) {
  const calendar = new Holidays('HK');
  const years = [0, 1, 2].map((more) => now.getUTCFullYear() + more);
  const days = years.flatMap((year) => calendar.getHolidays(year).filter(({ type }) => type === 'public'));
  return { holidays: [...new Set(days.map(({ date }) => date.slice(0, 10)))].sort(), knownUntil: `${years.at(-1)}-12-31` };
}
