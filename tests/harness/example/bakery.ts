import { Page } from '../page.ts';
import { siteOf } from '../site.ts';

/** The copy of a site of three pages, by file. */
export const copy = {
  'en/pages.json': {
    nav: { home: 'Home', bread: 'Our Bread', contact: 'Find Us' },
    'intro.home': 'A bakery at the harbor, open on weekdays.',
    'intro.bread': 'We bake {{kinds, words}} kinds of bread, delivered within one day on weekdays.',
    'intro.contact': 'Write to us for an order.',
    order: 'Order by Email',
    subject: 'Bread order',
  },
  'de/pages.json': {
    nav: { home: 'Startseite', bread: 'Unser Brot', contact: 'So finden Sie uns' },
    'intro.home': 'Eine Bäckerei am Hafen, werktags geöffnet.',
    'intro.bread': 'Wir backen {{kinds, words}} Sorten Brot und liefern werktags binnen eines Tages.',
    'intro.contact': 'Schreiben Sie uns für eine Bestellung.',
    order: 'Per E-Mail bestellen',
    subject: 'Brotbestellung',
  },
};

export const kinds = 4;
export const numbers = { en: ['one', 'two', 'three', 'four', 'five'], de: ['ein', 'zwei', 'drei', 'vier', 'fünf'] };

const prefixes = { en: '', de: '/de' };
export type Code = keyof typeof prefixes;
export const codes = Object.keys(prefixes) as Code[];

const paths = { home: '/', bread: '/bread', contact: '/contact' };

/** The site as its copy has it. */
export function bakery(said: typeof copy = copy) {
  return siteOf(prefixes, async (address) => {
    const code: Code = address.startsWith('/de') ? 'de' : 'en';
    const path = address.slice(prefixes[code].length) || '/';
    const own = said[`${code}/pages.json`];
    const name = (Object.keys(paths) as (keyof typeof paths)[]).find((key) => paths[key] === path);
    const nav = (Object.keys(paths) as (keyof typeof paths)[])
      .map((key) => `<a href="${paths[key] === '/' ? prefixes[code] || '/' : prefixes[code] + paths[key]}">${own.nav[key]}</a>`)
      .join('');
    const intro = name ? own[`intro.${name}`].replace('{{kinds, words}}', numbers[code][kinds - 1]!) : '';
    const order = `<a href="mailto:bread@example.com?subject=${encodeURIComponent(own.subject)}">${own.order}</a>`;
    const html = `<html lang="${code}"><title>${name ? own.nav[name] : '404'}</title><body><header>${nav}</header>
      <main><h1>${name ? own.nav[name] : '404'}</h1><p>${intro}</p>${order}</main></body></html>`;
    return new Page(address, name ? 200 : 404, html);
  });
}
