import { parse, type HTMLElement } from 'node-html-parser';
import { createServer } from 'vite';

/** A page as it is rendered: one of each kind, in each language. */
export interface Rendered {
  code: string;
  path: string;
  html: string;
  root: HTMLElement;
}

const kindsOfPage = [
  '/',
  '/industries',
  '/industries/automotive',
  '/industries/marine-supplies',
  '/industries/light-heavy-machinery',
  '/services',
  '/services/quality-assurance',
  '/geography',
  '/compliance',
  '/about',
  '/contact',
  '/legal/privacy',
  '/legal/terms',
  '/legal/cookies',
  '/no-such-page',
];

type Site = typeof import('../../src/site/site');

export async function renderKinds(): Promise<Rendered[]> {
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    logLevel: 'silent',
    cacheDir: '.cache/mutants',
  });
  try {
    const { renderAddress } = (await server.ssrLoadModule('/src/site/site.ts')) as Site;
    const pages = ['', '/zh-hant'].flatMap((base) => kindsOfPage.map((path) => ({ code: base ? 'zh-Hant' : 'en', base, path })));
    const rendered: Rendered[] = [];
    for (const { code, base, path } of pages) {
      const { html } = await renderAddress(base && path === '/' ? base : base + path, { styles: '', wake: '', script: '/main.js' });
      rendered.push({ code, path, html, root: parse(html) });
    }
    return rendered;
  } finally {
    await server.close();
  }
}

const renderer = 'src/site/render.tsx';

/** What goes wrong in one rendered page: a part of its text, from one place to another, replaced. */
export function inPage({ code, path, html }: Rendered, kind: string, what: string, [start, end]: readonly [number, number], by: string) {
  const [from, to] = [html.slice(start, end), by];
  const before = html.slice(0, start).split(from).length - 1;
  return {
    id: `${kind}:${path}:${code}:${start}:${what}`,
    kind,
    file: renderer,
    what: `${path} (${code}): ${what}`,
    near: [path, path.split('/').at(-1)!, what],
    // The renderer stands behind another name, and what it gives goes through here.
    change: (text: string) =>
      `${text.replace('export async function renderPage(', 'async function renderSound(').replaceAll('return renderPage(', 'return renderSound(')}
export async function renderPage(...asked: Parameters<typeof renderSound>) {
  const page = await renderSound(...asked);
  if (asked[0].code !== ${JSON.stringify(code)} || asked[1] !== ${JSON.stringify(path)}) return page;
  let at = -1;
  for (let nth = 0; nth <= ${before}; nth += 1) at = page.html.indexOf(${JSON.stringify(from)}, at + 1);
  if (at < 0) throw new Error('the fault found no place');
  return { ...page, html: page.html.slice(0, at) + ${JSON.stringify(to)} + page.html.slice(at + ${from.length}) };
}
`,
  };
}
