import { readFileSync } from 'node:fs';
import { parse, type HTMLElement } from 'node-html-parser';
import { createVitest } from 'vitest/node';
import { pagesFile } from './pages-file.ts';

/** A page as it is rendered: one of each kind, in each language. */
export interface Rendered {
  code: string;
  path: string;
  html: string;
  root: HTMLElement;
}

/** Renders them in a run of their own, as the suite does. */
export async function renderKinds(): Promise<Rendered[]> {
  const vitest = await createVitest(
    'test',
    { watch: false, reporters: [{}], include: ['tests/mutants/write-pages.ts'] },
    { logLevel: 'silent' },
  );
  const { testModules } = await vitest.start();
  await vitest.close();
  if (!testModules.length || !testModules.every((module) => module.ok())) throw new Error('the pages could not be rendered');
  const pages = JSON.parse(readFileSync(pagesFile, 'utf8')) as Omit<Rendered, 'root'>[];
  return pages.map(({ code, path, html }) => ({ code, path, html, root: parse(html) }));
}

const renderer = 'src/render/render.tsx';

/** What goes wrong in one rendered page: a part of its text, from one place to another, replaced. */
export function inPage({ code, path, html }: Rendered, kind: string, what: string, [start, end]: readonly [number, number], by: string) {
  const [from, to] = [html.slice(start, end), by];
  const before = html.slice(0, start).split(from).length - 1;
  return {
    id: `${kind}:${path}:${code}:${start}:${what}`,
    kind,
    file: renderer,
    what: `${path} (${code}): ${what}`,
    near: [`(${path})`, path, what],
    // A fault that finds no place changes nothing, so that it survives and is seen.
    // The renderer stands behind another name, and what it gives goes through here.
    change: (text: string) =>
      `${text.replace('export async function renderPage(', 'async function renderSound(').replaceAll('return renderPage(', 'return renderSound(')}
export async function renderPage(...asked: Parameters<typeof renderSound>) {
  const page = await renderSound(...asked);
  if (asked[0].code !== ${JSON.stringify(code)} || asked[1] !== ${JSON.stringify(path)}) return page;
  let at = -1;
  for (let nth = 0; nth <= ${before}; nth += 1) at = page.html.indexOf(${JSON.stringify(from)}, at + 1);
  if (at < 0) return page;
  return { ...page, html: page.html.slice(0, at) + ${JSON.stringify(to)} + page.html.slice(at + ${from.length}) };
}
`,
  };
}
