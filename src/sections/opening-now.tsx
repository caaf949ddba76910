import { useEffect, useState, type ComponentType } from 'react';
import { openingHours } from '../facts/hours';
import { useCopy } from '../i18n/use-copy';
import { late } from './late';
import classes from './opening-now.module.css';
import type { OpeningProps } from './opening-words';
import { timeOfDay } from './time-of-day';

// The table says when the office is open.
const giveUp = () => {};

/** Whether the office is open. Its place is kept before any script runs. */
export function OpeningNow() {
  const t = useCopy('contact');
  const [Words, setWords] = useState<ComponentType<OpeningProps> | null>(null);
  useEffect(() => {
    late('opening words', () => import('./opening-words')).then(({ OpeningWords }) => setWords(() => OpeningWords), giveUp);
  }, []);
  return <p className={classes.now}>{Words && <Words t={t} hours={openingHours} timeOf={(minutes) => timeOfDay(t, minutes)} />}</p>;
}
