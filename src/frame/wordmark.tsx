import { Link } from '../components/link.tsx';
import { useCopy } from '../i18n/use-copy.ts';
import classes from './wordmark.module.css';

export function Wordmark() {
  const t = useCopy('common');
  const company = useCopy('company');
  return (
    <Link to="/" className={classes.wordmark} aria-label={t('homeLink')}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden>
        <path d="M16 5c-7 0-10 5-10 11s3 11 10 11 10-5 10-11S23 5 16 5Z" className={classes.lamp} />
        <path d="M12 5h8M16 2v3M12 27h8M16 27v3M16 5c-3 0-4.5 5-4.5 11S13 27 16 27s4.5-5 4.5-11S19 5 16 5Z" />
      </svg>
      <span>{company('shortName')}</span>
    </Link>
  );
}
