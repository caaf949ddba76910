import { attributes, schemes } from '../contract.ts';
import { useCopy } from '../i18n/use-copy.ts';
import * as classes from './appearance.module.css';

/** The buttons for light, dark and the system's scheme; the page script handles them and marks the chosen one. */
export function Appearance() {
  const t = useCopy('common');
  return (
    <div role="group" aria-label={t('appearance.label')} className={classes.appearance} {...attributes.scripted()}>
      {schemes.map((scheme) => (
        <button key={scheme} type="button" aria-pressed={scheme === 'system'} {...attributes.scheme(scheme)}>
          {t(`appearance.${scheme}`)}
        </button>
      ))}
    </div>
  );
}
