import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { everywhere } from '../deploy/serve';
import { languages } from '../src/i18n/languages';
import { ask, filesInDist } from './host';

const written = readFileSync('deploy/nginx.conf', 'utf8').replace(/^\s*#.*/gm, '');

/** The lines of a block, each in its words. */
const linesOf = (block: string) =>
  written
    .split(`${block} {`)[1]!
    .split('}')[0]!
    .split(';')
    .map((line) => line.trim().split(/\s+/))
    .filter(([first]) => first);

/** Content types by the ends of names: nginx knows these and no others. */
const types = new Map(linesOf('types').flatMap(([type, ...ends]) => ends.map((end) => [end, type!] as const)));

test('nginx gives every file that is deployed the content type that serve.ts gives it', async () => {
  const kinds = new Map(filesInDist().map((file) => [file.split('.').at(-1)!, file]));
  for (const [kind, file] of kinds) {
    const { headers } = await ask(`/${file.replace(/(^index)?\.html$/, '')}`);
    expect.soft(types.get(kind), file).toBe(headers['content-type']!.split(';')[0]);
  }
});

test('nginx compresses whatever is text, and says so to what keeps it on the way', () => {
  const compressed = linesOf('server').find(([name]) => name === 'gzip_types') ?? [];
  const texts = Array.from(types.values()).filter((type) => /^text\/|json$|xml$/.test(type) && type !== 'text/html');
  expect(compressed.slice(1).sort()).toEqual(texts.sort());
  for (const name of ['gzip', 'gzip_vary']) expect(linesOf('server'), name).toContainEqual([name, 'on']);
});

const redirects = [
  // asked for, as nginx reads it   where it leads
  ['/about/', '/about'],
  ['/zh-hant/', '/zh-hant'],
  ['/zh-hant/legal/terms/', '/zh-hant/legal/terms'],
  ['/', '/'],
  // To a browser these would be another host.
  ['//evil.example/', '//evil.example/'],
  ['/\\evil.example/', '/\\evil.example/'],
  ['/\\/evil.example/', '/\\/evil.example/'],
] as const;

test('nginx takes the slash off the end of an address, at the host and by the protocol that the visitor asked', () => {
  const [, slashed, without] = linesOf('server').find(([name]) => name === 'rewrite')!;
  // nginx makes one backslash of two before it reads the expression.
  const ending = new RegExp(slashed!.replace(/\\\\/g, '\\'));
  for (const [path, location] of redirects) expect.soft(path.replace(ending, without!), path).toBe(location);
  expect(linesOf('server')).toContainEqual(['absolute_redirect', 'off']);
});

/** The value that a map of the file gives to an address: by the first expression that fits, with what that has found in it. */
function mapped(variable: string, address: string): string {
  const lines = linesOf(`map $uri ${variable}`).map(([fit, ...value]) => [fit!, value.join(' ').replaceAll('"', '')] as const);
  for (const [fit, value] of lines) {
    const found = fit.startsWith('~') && new RegExp(fit.slice(1)).exec(address);
    if (found) return value.replace(/\$(\w+)/g, (_, name: string) => found.groups![name]!);
  }
  return lines.find(([fit]) => fit === 'default')![1];
}

test('nginx sends the headers that serve.ts sends, and no location has its own instead', async () => {
  const [server, ...locations] = written.split('location');
  expect(locations.join(), 'it would drop all others').not.toContain('add_header');
  const headers = Array.from(server!.matchAll(/add_header (\S+) (?:"(.+)"|(\S+)) always;/g), ([, name, quoted, bare]) => [
    name!.toLowerCase(),
    quoted ?? bare,
  ]);
  expect(Object.fromEntries(headers)).toEqual({ ...everywhere, 'cache-control': '$lasting' });
  for (const address of ['/', '/about.json', `/${filesInDist().find((file) => file.startsWith('assets/'))}`]) {
    expect(mapped('$lasting', address), address).toBe((await ask(address)).headers['cache-control']);
  }
});

test('nginx answers an address that is not found with the page in its language, whichever languages there are', () => {
  const [, , ...instead] = linesOf(String.raw`location ~ (\.html|/index|/404)$`).find(([name]) => name === 'try_files')!;
  const answerTo = (address: string) => [mapped('$not_found', address), ...instead].find((file) => filesInDist().includes(file.slice(1)));
  for (const { base } of languages) {
    for (const address of [base || '/', `${base}/nope`, `${base}/industries/nope`])
      expect(answerTo(address), address).toBe(`${base}/404.html`);
    expect(answerTo(`${base}nope`), `${base}nope, which only begins like a language`).toBe('/404.html');
  }
});
