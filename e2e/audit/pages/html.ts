/** Text as HTML; Chinese in it says so. */
export const text = (value: string) =>
  value
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/[\p{Script=Han}\u3000-\u303f\uff00-\uff5e]+/gu, '<span lang="zh-Hant-HK">$&</span>');

/** The same within a tag. */
export const attribute = (value: string) => value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export const code = (value: string) => `<code>${text(value)}</code>`;

export const list = (items: readonly string[]) => (items.length ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '');

export interface Table {
  caption: string;
  heads: readonly string[];
  /** Cells as HTML; the first of each row is its header. */
  rows: readonly (readonly string[])[];
  /** Widths of columns in CSS, for those that need one. */
  widths?: readonly string[];
  id?: (row: readonly string[], at: number) => string;
}

/** A table that scrolls by itself where the window is too narrow for it. */
export function table({ caption, heads, rows, widths, id }: Table): string {
  const columns = widths ? `<colgroup>${widths.map((width) => `<col${width ? ` style="width:${width}"` : ''}>`).join('')}</colgroup>` : '';
  const body = rows.map((row, at) => {
    const [first, ...others] = row;
    return `<tr${id ? ` id="${id(row, at)}"` : ''}><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<div class="wide" role="region" tabindex="0" aria-label="${attribute(caption)}"><table>
<caption>${text(caption)}</caption>${columns}
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${body.join('\n')}</tbody></table></div>`;
}

export const folded = (summary: string, content: string) => `<details><summary>${text(summary)}</summary>${content}</details>`;

export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** A whole document that needs nothing besides itself. */
export const page = (
  title: string,
  contents: readonly (readonly [id: string, title: string, ...unknown[]])[],
  header: string,
  main: string,
  styles: string,
) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(title).replace(/<[^>]+>/g, '')}</title><style>${styles}</style></head>
<body>
<header><h1>${text(title)}</h1>${header}
<nav aria-label="Contents"><ul>${contents.map(([id, name]) => `<li><a href="#${id}">${text(name)}</a></li>`).join('')}</ul></nav></header>
<main>
${main}
</main>
</body>
</html>
`;
