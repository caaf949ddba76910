import { Lantern } from '../components/lantern.tsx';
import { Link } from '../components/link.tsx';
import { useCopy } from '../i18n/use-copy.ts';
import * as classes from './wordmark.module.css';

export function Wordmark() {
  const t = useCopy('common');
  const company = useCopy('company');
  return (
    <Link to="/" className={classes.wordmark} aria-label={t('homeLink')}>
      <Lantern />
      <span>{company('shortName')}</span>
    </Link>
  );
}
