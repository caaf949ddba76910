import type { Language } from '../i18n/languages.ts';

/** The writing direction of a language (`Intl.Locale#getTextInfo`); in `--mode pseudo-rtl` always from right to left. */
export function directionOf({ tag }: Language): 'ltr' | 'rtl' {
  if (import.meta.env.MODE === 'pseudo-rtl') return 'rtl';
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction: 'ltr' | 'rtl' } };
  return locale.getTextInfo().direction;
}
