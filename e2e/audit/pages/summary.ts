import type { Audit, Term } from '../shape.ts';
import { faultOf } from '../verdict-on.ts';
import { count, list, text } from './html.ts';

const facts = (pairs: readonly (readonly [string, string])[]) =>
  `<dl class="facts">${pairs.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`;

export function made({ made, scans }: Audit): string {
  const states = [...new Set(scans.flatMap(({ state }) => state ?? []))];
  const pages = new Set(scans.filter(({ state }) => !state).map(({ address }) => address)).size;
  return facts([
    ['Made', `<time datetime="${made.at}">${new Date(made.at).toUTCString()}</time>, in ${count(made.seconds, 'second')}`],
    ['Site build', text(`${made.build.commit}; ${made.build.files} files, SHA-256 ${made.build.sha256}`)],
    ['Browser', text(`${made.browser} on ${made.system}, headless, with reduced motion`)],
    ['Tools', text(made.tools.map(({ name, version }) => `${name} ${version}`).join(', '))],
    [
      'Pages',
      `${made.only ? text(`only ${made.only}: `) : ''}${count(pages, 'address', 'addresses')}, in English and Traditional Chinese, with the application running`,
    ],
    ['States', text(states.join('; ') || 'none')],
    ['Widths and schemes', '375 and 1280 CSS px, each in light and in dark'],
    [
      'Rules',
      `every rule of axe-core that is not deprecated, good practices and experimental ones included, and one of our own (the page is light or dark as asked). Left out: ${list(made.leftOut.map(({ rule, because }) => `<code>${rule}</code>: ${text(because)}`))}`,
    ],
  ]);
}

export function counts(audit: Audit): string {
  const { scans, violations, questions, keyboard, criteria, ofTheReports } = audit;
  const open = questions.filter(({ answer }) => answer === null).length;
  const stops = keyboard.flatMap((walk) => walk.stops);
  const faulty = stops.filter((stop) => faultOf(stop)).length;
  const kinds = new Set(violations.map(({ rule, element }) => `${rule} ${element}`)).size;
  const terms = (level: readonly string[]) => {
    const of = criteria.filter((criterion) => level.includes(criterion.level));
    const each: readonly Term[] = ['Supports', 'Partially Supports', 'Does Not Support', 'Not Applicable', 'Not Evaluated'];
    const parts = each.flatMap((term) => {
      const number = of.filter((criterion) => criterion.term === term).length;
      return number ? `${number} ${term}` : [];
    });
    return `${of.length} criteria: ${parts.join(', ')}`;
  };
  return facts([
    ['Scans', String(scans.length)],
    [
      'Violations',
      violations.length ? `<span class="bad">${violations.length}, of ${count(kinds, 'kind')}</span>` : '<span class="good">none</span>',
    ],
    [
      'Questions',
      `${questions.length}, of which ${open ? `<span class="bad">${open} open</span>` : '<span class="good">none is open</span>'}`,
    ],
    [
      'Keyboard',
      `${count(stops.length, 'stop')} on ${count(keyboard.length, 'way')} through a page, ${faulty ? `<span class="bad">${faulty} with a fault</span>` : '<span class="good">none with a fault</span>'}`,
    ],
    ['Levels A and AA', terms(['A', 'AA'])],
    ['Level AAA', `${terms(['AAA'])}; for information`],
    [
      'These reports',
      ofTheReports.length
        ? `<span class="bad">${count(ofTheReports.length, 'violation')}</span>`
        : 'were scanned with the same rules, at 375 px in light and at 1280 px in dark: no violation',
    ],
  ]);
}
