import type { HTMLElement } from 'node-html-parser';
import { inPage, type Rendered } from '../documents.ts';
import type { Fault } from '../fault.ts';

const rangeOf = ({ range: [start, end] }: HTMLElement) => [start, end] as const;
const inWords = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ').trim().slice(0, 40);
const nameOf = (section: HTMLElement) => section.getAttribute('aria-labelledby') ?? 'contact bar';

/** What a page shows besides what the specification asks for. */
const extra = new Set(['compare']);

/** Each section of each kind of page, left out, and each pair of neighbours in the other's place. */
export function sections(pages: readonly Rendered[]): Fault[] {
  return pages.flatMap((page) => {
    // Both languages of a legal page are set by the same few lines.
    if (page.code !== 'en' && page.path.startsWith('/legal')) return [];
    const shown = page.root.querySelectorAll('main section').filter((section) => !extra.has(nameOf(section)));
    return shown.flatMap((section, index) => {
      const next = shown[index + 1];
      const [start, end] = rangeOf(section);
      const dropped = inPage(page, 'sections dropped', `without the section ${nameOf(section)}`, [start, end], '');
      if (!next || next.range[0] < end) return [dropped];
      const swapped = next.outerHTML + page.html.slice(end, next.range[0]) + page.html.slice(start, end);
      const what = `${nameOf(section)} and ${nameOf(next)} have changed places`;
      return [dropped, inPage(page, 'sections swapped', what, [start, next.range[1]], swapped)];
    });
  });
}

/** Every button without a name, and every kind of link without one. */
export function names(pages: readonly Rendered[]): Fault[] {
  const seen = new Set<string>();
  return pages.flatMap((page) => {
    return page.root.querySelectorAll('button, a[href^="mailto:"], header a, main a, [role="img"]').flatMap((control) => {
      const look = `${control.tagName} ${inWords(control)} ${control.closest('main') ? 'main' : 'frame'}`;
      if (seen.has(look) || (!control.closest('main') && page.path !== '/')) return [];
      seen.add(look);
      const opening = control.outerHTML.slice(0, control.outerHTML.indexOf('>') + 1).replace(/ aria-label(ledby)?="[^"]*"/g, '');
      const bare =
        control.rawTagName === 'svg' ? control.outerHTML.replace(/ aria-label(ledby)?="[^"]*"/, '') : `${opening}</${control.rawTagName}>`;
      const lost = inPage(page, 'names lost', `“${inWords(control)}” has no name`, rangeOf(control), bare);
      return [{ ...lost, near: ['without a name'] }];
    });
  });
}

const promised = [
  'header nav li a',
  'header a[hreflang]',
  'footer li a',
  '#main section li h3 a, #main section h3 a',
  '[aria-labelledby="closing"] a[href^="/"]',
  '[aria-labelledby="standards"] a',
  'main section ~ nav a',
];

/** Every link that the specification promises, leading to another page of the site. */
export function links(pages: readonly Rendered[]): Fault[] {
  return pages.flatMap((page) => {
    const found = promised.flatMap((selector) => page.root.querySelectorAll(selector));
    return found
      .filter((link) => page.path === '/' || page.path === '/no-such-page' || link.closest('main'))
      .flatMap((link) => {
        const href = link.getAttribute('href')!;
        // From a hub to its region is a way that nobody promised.
        if (!href.startsWith('/') || href.includes('#')) return [];
        const other = href.endsWith('/compliance') ? '/geography' : '/compliance';
        const wrong = link.outerHTML.replace(`href="${href}"`, `href="${href.startsWith('/zh-hant') ? '/zh-hant' : ''}${other}"`);
        return [inPage(page, 'links', `“${inWords(link)}” leads to ${other} instead of ${href}`, rangeOf(link), wrong)];
      });
  });
}

const spoilt: readonly [what: string, from: RegExp, to: string][] = [
  ['a plus sign for a space', /%20/, '+'],
  ['a bare line feed', /%0D%0A/, '%0A'],
  ['another mailbox', /mailto:[^?@]+/, 'mailto:sales'],
  ['no subject', /subject=[^&]*&(amp;)?/, ''],
  ['no body', /&(amp;)?body=[^"]*/, ''],
];

/** Every mail link of every kind of page, written wrong in each way. */
export function mail(pages: readonly Rendered[]): Fault[] {
  return pages.flatMap((page) =>
    page.root.querySelectorAll('a[href^="mailto:"]').flatMap((link, index) => {
      // The frame's links are the same on every page, so one page shows them spoilt.
      if (!link.closest('main') && page.path !== '/') return [];
      const way = spoilt.filter(([, from]) => from.test(link.outerHTML));
      return way.map(([what, from, to]) =>
        inPage(page, 'mail links', `mail link ${index + 1}: ${what}`, rangeOf(link), link.outerHTML.replace(from, to)),
      );
    }),
  );
}
