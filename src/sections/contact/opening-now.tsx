import { useEffect, useState, type ComponentType } from 'react';
import { openingHours } from '../../facts/hours.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { loadRetrying } from '../../behaviour/late.ts';
import * as classes from './opening-now.module.css';
import type { OpeningProps } from './opening-words.tsx';
import { timeOfDay } from './time-of-day.ts';

// If the chunk cannot be loaded, the table of hours is enough.
const giveUp = () => {};

/** Whether the office is open. Space is reserved for it, so that it causes no layout shift. */
export function OpeningNow() {
  const t = useCopy('contact');
  const [Words, setWords] = useState<ComponentType<OpeningProps> | null>(null);
  useEffect(() => {
    loadRetrying('opening words', () => import('./opening-words.tsx')).then(({ OpeningWords }) => setWords(() => OpeningWords), giveUp);
  }, []);
  return <p className={classes.now}>{Words && <Words t={t} hours={openingHours} timeOf={(minutes) => timeOfDay(t, minutes)} />}</p>;
}
