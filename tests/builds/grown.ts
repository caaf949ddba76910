import { readLocales } from '../../tools/check/read-locales.ts';
import { industries, industrySlugs } from '../../src/facts/industries.ts';
import { shifted } from './shifted.ts';
import type { Tree } from './tree.ts';

const models = industrySlugs.filter((slug) => industries[slug].kind !== 'machinery');
const further = (count: number) => Array.from({ length: count }, (_, index) => ({ slug: `further-${index + 1}`, index }));
const modelOf = (index: number) => models[index % models.length]!;

/** Adds this many industries to a copy of the project, each like an existing one, in every language. */
export function addIndustries(tree: Tree, count: number) {
  const more = further(count);
  const lines = (line: (slug: string, index: number) => string) =>
    more.map(({ slug, index }) => `  '${slug}': ${line(slug, index)},\n`).join('');
  const last = (text: string, type: string, added: string) =>
    text.replace(`} as const satisfies ${type}`, `${added}} as const satisfies ${type}`);
  tree.edit('src/facts/industries.ts', (text) =>
    last(
      text,
      'Record<string, Industry>',
      lines((_, index) => JSON.stringify(industries[modelOf(index)])),
    ),
  );
  const copy = readLocales(tree.root);
  const numbers = Array.from({ length: industrySlugs.length + count }, (_, index) => `${index + 1}`);
  for (const language of new Set(Array.from(copy.keys(), (path) => path.split('/')[0]!))) {
    // Copy names the number of industries in words, and it has words for small numbers only.
    const words = JSON.parse(copy.get(`${language}/numbers.json`)!) as Record<string, string>;
    tree.write(
      `locales/${language}/numbers.json`,
      JSON.stringify({ ...Object.fromEntries(numbers.map((each) => [each, each])), ...words }),
    );
    for (const { slug, index } of more) {
      const page = JSON.parse(copy.get(`${language}/industries/${modelOf(index)}.json`)!) as Record<string, unknown>;
      // As long as the original’s, because the previous page contains it.
      const told = { ...page, title: `${page.title as string} ${index}`, description: `${page.description as string} ${slug}` };
      tree.write(`locales/${language}/industries/${slug}.json`, JSON.stringify(told));
    }
  }
}

/** Adds this many languages to a copy of the project, each with texts of its own. */
export function addLanguages(tree: Tree, count: number) {
  const codes = Array.from({ length: count }, (_, index) => `x${String.fromCharCode(97 + index)}`);
  const copy = readLocales(tree.root);
  for (const code of codes)
    for (const [path, text] of copy) if (path.startsWith('en/')) tree.write(`locales/${path.replace('en/', `${code}/`)}`, shifted(text));
  const lines = codes.map((code) => `  { code: '${code}', tag: '${code}', base: '/${code}', name: 'Ruritanian ${code}' },\n`);
  tree.edit('src/i18n/languages.ts', (text) => text.replace(/^\]/m, `${lines.join('')}]`));
}
