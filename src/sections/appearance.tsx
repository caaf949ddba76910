import { useEffect, useSyncExternalStore } from 'react';
import { choices } from '../facts/storage';
import { useCopy } from '../i18n/use-copy';
import classes from './appearance.module.css';
import { forget, remember } from './remembered';

const schemes = ['system', 'light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

/** The choice is a style of the document, which has it before its first paint; all colours follow it. */
const chosenScheme = () => document.documentElement.style.colorScheme || 'system';

function onChoice(changed: () => void) {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['style'] });
  return () => observer.disconnect();
}

function choose(scheme: Scheme) {
  if (scheme === 'system') {
    forget(choices.storageScheme);
    document.documentElement.style.colorScheme = '';
  } else {
    remember(choices.storageScheme, scheme);
    document.documentElement.style.colorScheme = scheme;
  }
}

/** The browser's own bar takes the page's colour, light and then dark, and can ask by itself only for what the system says. */
function colourBar(chosen: string) {
  for (const [index, bar] of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').entries()) {
    const scheme = schemes[index + 1];
    bar.media = chosen === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen === scheme ? '' : 'not all';
  }
}

/** Light, dark, or what the system says. */
export function Appearance() {
  const t = useCopy('common');
  const chosen = useSyncExternalStore(onChoice, chosenScheme, () => 'system');
  useEffect(() => colourBar(chosen), [chosen]);
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
