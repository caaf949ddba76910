import type { HTMLElement } from 'node-html-parser';
import { exchanged } from '../edit.ts';
import { elements, inPage, rendered, type Rendered } from '../rendered.ts';
import { plant } from '../see.ts';

const nameOf = (part: HTMLElement) => part.getAttribute('aria-labelledby') ?? part.rawTagName;

/** The comparison of lead times and the way back: more than the specification asks for. */
const extra = /^(compare|nav)$/;

/** Every section of a page, and whatever else its main part is made of. */
const parts = elements('main section, main > :not(script)', (_, part) => !extra.test(nameOf(part)));

plant(
  'parts dropped',
  parts.map(({ page, element, start, end }) => inPage(page, `without ${nameOf(element)}@${start}`, start, end, '')),
);

plant(
  'parts swapped',
  parts.slice(1).flatMap((next, index) => {
    const part = parts[index]!;
    if (part.page !== next.page || part.element.parentNode !== next.element.parentNode || part.end > next.start) return [];
    const { start, end, by } = exchanged(part.page.html, part, next);
    const what = `${nameOf(part.element)} and ${nameOf(next.element)} have changed places`;
    return [inPage(part.page, what, start, end, by)];
  }),
);

const withFields = new Set(['/', '/geography', '/about']);

/** A place, a person, a benefit or a step without its name or the line about it, but not what Show all reveals in a browser. */
plant(
  'fields dropped',
  elements(
    'main li > :is(h3, p), main li > div > :is(h3, p), main dl > div > *',
    ({ path }, field) => withFields.has(path) && !field.closest('[hidden]'),
  ).map(({ page, says, start, end }) => inPage(page, `without ${says}`, start, end, '')),
);

/** An abbreviation that no longer says what it stands for. */
plant(
  'tooltips lost',
  elements('main button[data-term]').map(({ page, element, says, start, end }) =>
    inPage(page, `no tooltip at ${says}`, start, end, element.textContent),
  ),
);

const mainOf = ({ root }: Rendered) => root.querySelector('main')!;

/** The main part of the next page in the place of a page's own. */
plant(
  'main parts of another page',
  rendered.flatMap((page, index) => {
    const next = rendered[index + 1];
    const [start, end] = mainOf(page).range;
    return next?.code === page.code ? [inPage(page, `shows what ${next.path} should`, start, end, mainOf(next).outerHTML)] : [];
  }),
);
