import type { OpeningHours } from './hours.ts';

export const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Hong Kong's offset from UTC in minutes, all year. */
export const hongKongMinutes = 8 * 60;
const hongKongMs = hongKongMinutes * minuteMs;

interface OpeningState {
  open: boolean;
  /** When it next closes, if open, or opens. */
  changesAt: Date;
}

interface Calendar {
  hours: OpeningHours;
  /** Public holidays as YYYY-MM-DD in Hong Kong. */
  holidays: readonly string[];
  /** The last day of `holidays`, in the same form. */
  knownUntil: string;
}

/** Whether the office is open at a moment, and when that changes (section 9). Null if that depends on a day after `knownUntil`. */
export function openingState(now: Date, { hours, holidays, knownUntil }: Calendar): OpeningState | null {
  const midnight = Math.floor((now.getTime() + hongKongMs) / dayMs) * dayMs;
  // Lunar New Year is the longest closure; two weeks always hold an opening.
  for (let day = 0; day < 14; day += 1) {
    const start = midnight + day * dayMs;
    const date = new Date(start);
    const name = date.toISOString().slice(0, 10);
    if (name > knownUntil) return null;
    const today = Object.values(hours).find(({ days }) => days.includes(date.getUTCDay()));
    if (!today || holidays.includes(name)) continue;
    const opens = start - hongKongMs + today.opens * minuteMs;
    const closes = start - hongKongMs + today.closes * minuteMs;
    if (now.getTime() < opens) return { open: false, changesAt: new Date(opens) };
    if (now.getTime() < closes) return { open: true, changesAt: new Date(closes) };
  }
  return null;
}
