import { companyIn } from '../facts/company.ts';
import type { Language } from '../i18n/languages.ts';
import { colours } from '../theme/colours.ts';
import { pageCopy } from './page-copy.ts';
import { directionOf } from './direction.ts';
import { pathIn } from '../i18n/path-in.ts';

/** The web app manifest of one language (W3C Application Manifest), as JSON text. */
export function manifestFile(language: Language): string {
  const { name, shortName } = companyIn(language.code);
  return JSON.stringify({
    name,
    short_name: shortName,
    description: pageCopy(language.code, '/').description,
    lang: language.tag,
    dir: directionOf(language),
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'browser',
    background_color: colours.white[0],
    theme_color: colours.white[0],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
