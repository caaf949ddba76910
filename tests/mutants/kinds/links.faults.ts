import { elements, inPage, type Rendered } from '../rendered.ts';
import { plant } from '../see.ts';

/** The frame's links are the same on every page: one page stands for all. */
const isMeant = ({ path }: Rendered, control: { closest: (selector: string) => unknown }) =>
  path === '/' || Boolean(control.closest('main'));

const seen = new Set<string>();

/** Every button without a name, and every kind of link and drawing without one. */
plant(
  'names lost',
  elements('button, a[href^="mailto:"], header a, main a, [role="img"]', isMeant).flatMap(({ page, element, start, end, says }) => {
    const look = `${element.tagName} ${says.split('@')[0]} ${element.closest('main') ? 'main' : 'frame'}`;
    if (seen.has(look)) return [];
    seen.add(look);
    const html = element.outerHTML.replace(/^[^>]*>/, (opening) => opening.replace(/ aria-label(ledby)?="[^"]*"/g, ''));
    const bare = element.rawTagName === 'svg' ? html : `${/^[^>]*>/.exec(html)![0]}</${element.rawTagName}>`;
    return [inPage(page, `${says} has no name`, start, end, bare)];
  }),
);

const promised = [
  'header nav li a',
  'header a[hreflang]',
  'footer li a',
  '#main section li h3 a, #main section h3 a',
  '[aria-labelledby="closing"] a[href^="/"]',
  '[aria-labelledby="standards"] a',
  'main section ~ nav a',
].join(', ');

/** Every link that the specification promises, leading to another page of the site. */
plant(
  'links',
  elements(promised, (page, link) => page.path === '/no-such-page' || isMeant(page, link)).flatMap(
    ({ page, element, start, end, says }) => {
      const href = element.getAttribute('href')!;
      // The specification does not ask for the link from a hub to its region.
      if (!href.startsWith('/') || href.includes('#')) return [];
      const other = `${href.startsWith('/zh-hant') ? '/zh-hant' : ''}${href.endsWith('/compliance') ? '/geography' : '/compliance'}`;
      const wrong = element.outerHTML.replace(`href="${href}"`, `href="${other}"`);
      return [inPage(page, `${says} leads to ${other} instead of ${href}`, start, end, wrong)];
    },
  ),
);

const spoilt: readonly [what: string, from: RegExp, to: string][] = [
  ['a plus sign for a space', /%20/, '+'],
  ['a bare line feed', /%0D%0A/, '%0A'],
  ['another mailbox', /mailto:[^?@]+/, 'mailto:sales'],
  ['no subject', /subject=[^&]*&(amp;)?/, ''],
  ['no body', /&(amp;)?body=[^"]*/, ''],
];

/** Every mail link of every kind of page, written wrong in each way. */
plant(
  'mail links',
  elements('a[href^="mailto:"]', isMeant).flatMap(({ page, element: { outerHTML }, start, end, says }) =>
    spoilt
      .filter(([, from]) => from.test(outerHTML))
      .map(([what, from, to]) => inPage(page, `mail link ${says}: ${what}`, start, end, outerHTML.replace(from, to))),
  ),
);
