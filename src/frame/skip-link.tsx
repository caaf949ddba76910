import { useCopy } from '../i18n/use-copy.ts';
import * as classes from './skip-link.module.css';

export function SkipLink() {
  const t = useCopy('common');
  return (
    <a className={classes.skip} href="#main">
      {t('skip')}
    </a>
  );
}
