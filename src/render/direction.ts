import type { Language } from '../i18n/languages.ts';

/** Which way the writing of a language runs (Intl.Locale's text info); in `--mode pseudo-rtl` every one runs from right to left. */
export function directionOf({ tag }: Language): 'ltr' | 'rtl' {
  if (import.meta.env.MODE === 'pseudo-rtl') return 'rtl';
  const locale = new Intl.Locale(tag) as Intl.Locale & { getTextInfo(): { direction: 'ltr' | 'rtl' } };
  return locale.getTextInfo().direction;
}
