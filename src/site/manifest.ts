import { companyIn } from '../facts/company';
import type { Language } from '../i18n/languages';
import { colours } from '../theme/colours';
import { copyOf } from './copy-of';
import { pathIn } from '../i18n/path-in';

/** The web app manifest of one language (W3C Application Manifest), as JSON text. */
export function manifestFile(language: Language): string {
  const { name, shortName } = companyIn(language.code);
  const { home } = copyOf(language.code) as { home: { description: string } };
  return JSON.stringify({
    name,
    short_name: shortName,
    description: home.description,
    lang: language.tag,
    dir: 'ltr',
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'browser',
    background_color: colours.paper[0],
    theme_color: colours.paper[0],
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  });
}
