import { useEffect, useState } from 'react';
import { useCopy } from '../i18n/use-copy';
import classes from './appearance.module.css';
import { forget, remember, remembered } from './remembered';

const schemes = ['system', 'light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const isScheme = (value: string | null): value is Scheme => schemes.some((scheme) => scheme === value);

/** Light, dark, or what the system says. wake.ts applies a choice before the first paint. */
export function Appearance() {
  const t = useCopy('common');
  const [chosen, setChosen] = useState<Scheme>('system');
  useEffect(() => {
    const kept = remembered('storageScheme');
    if (isScheme(kept)) setChosen(kept);
  }, []);
  function choose(scheme: Scheme) {
    setChosen(scheme);
    if (scheme === 'system') {
      forget('storageScheme');
      delete document.documentElement.dataset.theme;
    } else {
      remember('storageScheme', scheme);
      document.documentElement.dataset.theme = scheme;
    }
  }
  return (
    <div role="group" aria-label={t('appearance.label')} className={classes.appearance} data-live>
      {schemes.map((scheme) => (
        <button key={scheme} type="button" data-live aria-pressed={scheme === chosen} onClick={() => choose(scheme)}>
          {t(`appearance.${scheme}`)}
        </button>
      ))}
    </div>
  );
}
