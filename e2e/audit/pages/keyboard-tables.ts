import { grouped } from '../grouped.ts';
import type { Audit, Stop, Walk } from '../shape.ts';
import { faultOf } from '../verdict-on.ts';
import { count, folded, table, text } from './html.ts';
import { languageName } from './places.ts';

function remarkOn({ width, height, inSentence, apart }: Stop): string {
  if (Math.min(width, height) >= 24) return '';
  return inSentence ? ', in a sentence' : apart ? ', apart from others' : '';
}

const sizeOf = (stop?: Stop) => (stop ? `<span class="number">${stop.width} × ${stop.height}${remarkOn(stop)}</span>` : '–');

function seen(stops: readonly (Stop | undefined)[]): string {
  const faults = [...new Set(stops.flatMap((stop) => (stop && faultOf(stop)) || []))];
  return faults.length ? `<span class="bad">${text(faults.join('; '))}</span>` : 'ring and all of it in sight';
}

/** One table for a kind of page at one width, its languages side by side: they have the same stops. */
function walkTable(kind: string, width: string, walks: readonly Walk[]): string {
  const longest = Math.max(...walks.map(({ stops }) => stops.length));
  const rows = Array.from({ length: longest }, (_, at) => {
    const stops = walks.map((walk) => walk.stops[at]);
    const roles = [...new Set(stops.flatMap((stop) => stop?.role ?? []))];
    const within = [...new Set(stops.flatMap((stop) => stop?.within ?? []))];
    return [
      String(at + 1),
      text(within.join(' / ')),
      text(roles.join(' / ')),
      ...stops.flatMap((stop) => [stop ? text(stop.name) : '–', sizeOf(stop)]),
      seen(stops),
    ];
  });
  const heads = [
    'Stop',
    'Within',
    'Role',
    ...walks.flatMap(({ lang }) => [`Name, ${languageName(lang)}`, `Size in px, ${languageName(lang)}`]),
    'With the focus',
  ];
  const widths = ['4rem', '7rem', '5rem', ...walks.flatMap(() => ['', '8rem']), '12rem'];
  const addresses = walks.map(({ address }) => address).join(' and ');
  return folded(
    `${kind} at ${width} px: ${count(longest, 'stop')}`,
    table({ caption: `${addresses} at ${width} px`, heads, rows, widths }),
  );
}

export function keyboardTables({ keyboard }: Audit): string {
  return grouped(keyboard, ({ kind }) => kind)
    .map(([kind, walks]) => {
      const byWidth = grouped(walks, ({ width }) => String(width));
      return `<h3>${text(kind)}</h3>${byWidth.map(([width, each]) => walkTable(kind, width, each)).join('')}`;
    })
    .join('\n');
}
