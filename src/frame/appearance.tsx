import { mark, schemes } from '../contract.ts';
import { useCopy } from '../i18n/use-copy.ts';
import classes from './appearance.module.css';

/** Light, dark, or what the system says: the page script answers the buttons and shows what is chosen. */
export function Appearance() {
  const t = useCopy('common');
  return (
    <div role="group" aria-label={t('appearance.label')} className={classes.appearance} {...mark.scripted()}>
      {schemes.map((scheme) => (
        <button key={scheme} type="button" aria-pressed={scheme === 'system'} {...mark.scheme(scheme)}>
          {t(`appearance.${scheme}`)}
        </button>
      ))}
    </div>
  );
}
