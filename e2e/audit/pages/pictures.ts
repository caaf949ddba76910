import { grouped } from '../grouped.ts';
import type { Audit, Scan } from '../shape.ts';
import { attribute, folded, text } from './html.ts';
import { languageName } from './places.ts';

function figure({ address, lang, width, scheme, state, picture }: Scan): string {
  const what = `${address}${state ? `, ${state}` : ''}, in ${languageName(lang)} at ${width} px, ${scheme}`;
  return `<li><figure><img src="${picture}" alt="${attribute(`The window at ${what}`)}" decoding="async"><figcaption>${text(what)}</figcaption></figure></li>`;
}

const gallery = (scans: readonly Scan[]) => `<ul class="pictures">${scans.map(figure).join('')}</ul>`;

/** The first window of every page and every state, small. */
export function pictures({ scans }: Audit): string {
  const [states, pages] = [scans.filter(({ state }) => state), scans.filter(({ state }) => !state)];
  const byState = grouped(states, ({ state }) => state!).map(([state, each]) => folded(state, gallery(each)));
  const byPage = grouped(pages, ({ address }) => address.replace(/^\/zh-hant(?=\/|$)/, '') || '/').map(([path, each]) =>
    folded(path, gallery(each)),
  );
  return `<h3>States</h3>${byState.join('')}<h3>Pages</h3>${byPage.join('')}`;
}
