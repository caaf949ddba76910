import { useEffect, useState } from 'react';
import { holidays, knownUntil } from '../../facts/holidays.ts';
import type { OpeningHours } from '../../facts/hours.ts';
import { hongKongMinutes, minuteMs, openingState } from '../../facts/opening-state.ts';
import type { useCopy } from '../../i18n/use-copy.ts';

export interface OpeningProps {
  /** The copy of Contact, which is loaded already. */
  t: ReturnType<typeof useCopy<'contact'>>;
  hours: OpeningHours;
  /** Formats a time of day, given in minutes after midnight. */
  timeOf: (minutes: number) => string;
}

/** How many minutes the visitor's clock is ahead of UTC at a moment, including summer time. */
const visitorMinutes = (at: Date) => -at.getTimezoneOffset();

/** Whether the office is open, in Hong Kong's time and the visitor's; nothing on a day whose holidays are not known. */
export function OpeningWords({ t, hours, timeOf }: OpeningProps) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => setNow(new Date());
    // At the next full minute, when the state may change. In a hidden tab or a cached page the timer may be late, so `visibilitychange`
    // updates as well.
    const timer = setTimeout(update, minuteMs - (now.getTime() % minuteMs));
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now]);
  const state = openingState(now, { hours, holidays, knownUntil });
  return state && describe(state.open, state.changesAt, now);

  function describe(open: boolean, changesAt: Date, from: Date) {
    const inHongKong = t(open ? 'live.open' : 'live.closed', { when: when(changesAt, from, () => hongKongMinutes) });
    if (visitorMinutes(changesAt) === hongKongMinutes) return inHongKong;
    return t('live.local', { inHongKong, when: when(changesAt, from, visitorMinutes) });
  }

  /**
   * Formats a moment in the time zone whose offset from UTC, in minutes, `minutesAhead` returns; `from` is the present moment, to find out
   * if it is today.
   */
  function when(moment: Date, from: Date, minutesAhead: (at: Date) => number) {
    const shown = new Date(moment.getTime() + minutesAhead(moment) * minuteMs);
    const today = new Date(from.getTime() + minutesAhead(from) * minuteMs);
    const time = timeOf(shown.getUTCHours() * 60 + shown.getUTCMinutes());
    if (shown.toISOString().slice(0, 10) === today.toISOString().slice(0, 10)) return t('live.today', { time });
    const weekday = t('live.weekdays', { returnObjects: true })[shown.getUTCDay()]!;
    return t('live.later', { weekday, time });
  }
}
