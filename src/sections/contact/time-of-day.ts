import type { useCopy } from '../../i18n/use-copy.ts';

/** A time of day, given as minutes after midnight, in the words of Contact: 780 is “1:00 PM”. */
export function timeOfDay(t: ReturnType<typeof useCopy<'contact'>>, minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  // At 12, AM and PM (上午, 下午) are often taken for each other.
  if (minute === 0 && hour % 12 === 0) return t(hour ? 'live.time.noon' : 'live.time.midnight');
  const half = hour < 12 ? 'am' : 'pm';
  return t(`live.time.${half}${minute ? 'Minute' : 'Hour'}`, { hour: hour % 12 || 12, minute: String(minute).padStart(2, '0') });
}
