import { readFileSync } from 'node:fs';
import { builtFilesIn, builtSiteIn } from '../../deploy/built-site.ts';
import { hostFiles } from '../../deploy/hosts/host-files.ts';
import { resourcePolicyOf } from '../../deploy/policy.ts';
import { addresses, languages, missingAddresses } from '../addresses.ts';
import { readBuilt } from '../read-built.ts';
import { expect, test } from '../test.ts';

for (const [file, text] of hostFiles(builtSiteIn('dist')))
  test(`${file} is up to date with the policy and the documents: npm run hosts writes it`, () => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

type Rule = [path: string, headers: [name: string, value: string][]];

/** A `_headers` file as Netlify and Cloudflare Pages read it: a path, and headers indented below it. */
function rulesIn(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name) rules.at(-1)![1].push([name, value!]);
    else if (/^\/\S*$/.test(line)) rules.push([line, []]);
    else throw new Error(`not a line of _headers: ${line}`);
  }
  return rules;
}

/** A star matches any rest of a path. */
const fits = (rule: string, path: string) => (rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule);

/** Headers that the hosts send by themselves where no rule sets them. */
const byTheHost = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** Cloudflare joins the values of two rules, Netlify takes one of them: no address may have two. */
function headersBy(rules: Rule[], path: string): Record<string, string> {
  const all = rules.filter(([rule]) => fits(rule, path)).flatMap(([, headers]) => headers);
  const names = all.map(([name]) => name.toLowerCase());
  expect(names, `${path} has a header twice`).toEqual([...new Set(names)]);
  return { ...byTheHost, ...Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), value])) };
}

test('_headers gives every address the headers that npm start sends', async ({ request }) => {
  const rules = rulesIn(readBuilt('_headers'));
  const others = builtFilesIn('dist').filter((file) => !/\.(html|br|gz)$|^_/.test(file));
  for (const address of [...addresses, ...others.map((file) => `/${file}`)]) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    expect.soft(headers, address).toMatchObject(headersBy(rules, address));
    expect.soft(headersBy(rules, address)['cross-origin-resource-policy'], address).toBe(resourcePolicyOf(address));
  }
  // Cloudflare applies the rules to missing files too, so no rule may let a missing file be cached.
  for (const address of ['/nope/nope', '/assets/nope.js', '/zh-hant/nope']) {
    const { 'cache-control': caching, ...everywhere } = headersBy(rules, address);
    expect.soft(caching, address).toBe(byTheHost['cache-control']);
    expect.soft((await request.get(address)).headers(), address).toMatchObject(everywhere);
  }
});

test('_headers stays within the limits of the hosts', () => {
  const rules = rulesIn(readBuilt('_headers'));
  expect(rules.length, 'rules').toBeLessThanOrEqual(100);
  for (const line of readBuilt('_headers').split('\n')) expect(line.length, line.slice(0, 60)).toBeLessThanOrEqual(2000);
});

test('_redirects sends a missing address to the not-found page of its language, and redirects no slash', () => {
  const rules = readBuilt('_redirects')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(/\s+/));
  // Netlify: a file comes before a rule; then the first rule that fits; then 404.html.
  const answerTo = (path: string) => rules.find(([from]) => fits(from!, path))?.[1] ?? '/404.html';
  for (const [index, { prefix }] of languages.entries()) {
    expect(answerTo(missingAddresses[index]!)).toBe(`${prefix}/404.html`);
    expect(builtFilesIn('dist')).toContain(`${prefix}/404.html`.slice(1));
  }
  for (const [, , status] of rules) expect(status).toBe('404');
});
