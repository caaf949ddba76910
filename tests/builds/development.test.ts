import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { launchShell } from '../../e2e/browsers.ts';
import { hydrate, watch } from '../../e2e/visitor.ts';
import { Tree } from './tree.ts';

const tree = new Tree();
// As `npm run dev` does, but with a cache of its own.
const start = `import { createServer } from 'vite';
const server = await createServer({ cacheDir: '.cache/vite', server: { port: 0 } });
await server.listen();
server.printUrls();`;
const server = spawn(process.execPath, ['--input-type=module', '--eval', start], { cwd: tree.root, env: { PATH: process.env.PATH } });
let origin = '';

beforeAll(async () => {
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (part) => (said += part));
  const ended = once(server, 'exit');
  while (!origin) {
    await Promise.race([once(server.stdout, 'data'), ended]);
    if (server.exitCode !== null) throw new Error(said);
    origin = /http:\/\/localhost:\d+\//.exec(said)?.[0].slice(0, -1) ?? '';
  }
});

afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  tree.remove();
});

const file = 'locales/zh-Hant/about.json';
const about = async () => (await fetch(`${origin}/zh-hant/about`)).text();

it(
  'Development shows a page with its drawings, then an error in its copy instead, and the page again when the error is fixed',
  { timeout: 60_000 },
  async () => {
    expect(await about()).toContain('</h1>');
    const [drawing] = /\/assets\/drawings-[^"#]+/.exec(await about())!;
    expect((await fetch(origin + drawing)).headers.get('content-type')).toBe('image/svg+xml');
    let sound = '';
    tree.edit(file, (text) => (sound = text).replace('"title":', '"heading":'));
    await expect.poll(about, { timeout: 20_000 }).toContain(`${file}: title: expected text, found no such key`);
    tree.edit(file, () => sound);
    await expect.poll(about, { timeout: 20_000 }).toContain('</h1>');
  },
);

it('Development shows a page with its styles before any script', async () => {
  const page = parse(await about());
  const styles = page
    .querySelectorAll('style')
    .map(({ text }) => text)
    .join('');
  for (const part of ['header', 'main', 'footer']) {
    const classes = page.querySelectorAll(`${part}[class], ${part} [class]`).flatMap(({ classList }) => classList.value);
    expect(
      classes.filter((name) => name.includes('_') && styles.includes(`.${name}`)).length,
      `${part}: classes with styles`,
    ).toBeGreaterThan(0);
  }
  expect(styles).toContain('.site-header_header');
});

it('Development shows a page again when the fact that its copy names is there', { timeout: 60_000 }, async () => {
  const sound = ['en', 'zh-Hant'].map((code) => `locales/${code}/about.json`).map((path) => [path, readFileSync(path, 'utf8')] as const);
  onTestFinished(() => sound.forEach(([path, text]) => tree.write(path, text)));
  for (const [path, text] of sound) tree.write(path, text.replace('"title": "', '"title": "{{newFact}} '));
  await expect.poll(about, { timeout: 20_000 }).toContain('found {{newFact}}');
  tree.edit('src/i18n/variables.ts', (text) => text.replace('const counts = {', 'const counts = {\n  newFact: 7,'));
  await expect.poll(about, { timeout: 20_000 }).toContain('</h1>');
});

it('Development hydrates each kind of page as it is rendered', { timeout: 60_000 }, async () => {
  const browser = await chromium.launch(launchShell);
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const { messages } = await watch(page, origin);
  // At first Vite prepares the dependencies, and loads the page again.
  const complaints = async (path: string) => {
    messages.length = 0;
    await page.goto(origin + path);
    await hydrate(page, 'key');
    return messages.filter((message) => /^(warning|error): (?!Page not found: )/.test(message));
  };
  await expect.poll(() => complaints('/').catch(() => 'loaded again'), { timeout: 30_000 }).toEqual([]);
  for (const path of ['/zh-hant/contact', '/industries/automotive', '/services/factory-audit', '/legal/terms', '/nope'])
    expect(await complaints(path), `messages on ${path}`).toEqual([]);
});

it('Development shows a page with the page script as it is now', { timeout: 60_000 }, async () => {
  expect(await about()).not.toContain('edited');
  tree.edit('src/browser/page-script.ts', (text) => `${text}\ndocument.title += 'edited';\n`);
  await expect.poll(about, { timeout: 20_000 }).toContain('edited');
});

it('Development shows a fault where a page has a route and no row, as soon as the route is there', { timeout: 60_000 }, async () => {
  const route = 'routes/careers.tsx';
  tree.write(route, readFileSync(tree.path('routes/about.tsx'), 'utf8').replace("'/about'", "'/careers'"));
  const message = `${route}: expected a row in src/pages.ts with the path /careers, found none`;
  await expect.poll(about, { timeout: 20_000 }).toContain(message);
  rmSync(tree.path(route));
  await expect.poll(about, { timeout: 20_000 }).toContain('</h1>');
});
