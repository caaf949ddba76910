import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
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
