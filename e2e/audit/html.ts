import { escaped } from '../../tests/harness/escaped.ts';

/** Text as HTML, with the language of each part marked that is in the other one: Chinese by its characters, English as a whole. */
export const marked = (value: string, of: 'en' | 'zh'): string =>
  of === 'en'
    ? escaped(value).replace(/[\p{Script=Han}\u3000-\u303f\uff00-\uff5e]+/gu, '<span lang="zh-Hant-HK">$&</span>')
    : `<span lang="en">${marked(value, 'en')}</span>`;

export const list = (items: readonly string[]) => (items.length ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '');

export const facts = (pairs: readonly (readonly [string, string])[]) =>
  `<dl>${pairs.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`;

/** A table that scrolls by itself where the window is too narrow for it; cells are HTML, the first of each row its header. */
export const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div role="region" tabindex="0" aria-label="${escaped(caption.replace(/<[^>]+>/g, ''))}"><table><caption>${caption}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map(([first, ...cells]) => `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</tbody></table></div>`;

export const folded = (summary: string, content: string) => `<details><summary>${summary}</summary>${content}</details>`;
