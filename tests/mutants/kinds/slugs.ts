import { readFileSync } from 'node:fs';
import { splice, type Fault } from '../fault.ts';

/**
 * Where what an address is made of stands: a slug, a route, a language's folder. The mailbox is not among them: whose it
 * is only its owner knows.
 */
const places: readonly [file: string, slug: RegExp][] = [
  ['src/facts/industries.ts', /(?<=^ {2}'?)[a-z-]+(?='?: \{)/gm],
  ['src/facts/services.ts', /(?<=^ {2}')[a-z-]+(?=',)/gm],
  ['src/site/route-tree.gen.ts', /(?<=^ {2}path: '\/?)[a-z/-]+(?=')/gm],
  ['src/pages.ts', /(?<=path: '\/)[a-z]+(?=['/])/g],
  ['src/facts/legal.ts', /(?<=legalPages = .*)\b[a-z]+(?=: \d)/g],
  ['src/sections/shared/use-mail.ts', /(?<=company\.)email/g],
  ['src/i18n/languages.ts', /(?<=(?:tag|base|name): '\/?)[^'/]+(?=')/g],
];

/** Every slug, path and code of a language with one letter more. */
export function slugs(): Fault[] {
  return places.flatMap(([file, slug]) => {
    const matches = Array.from(readFileSync(file, 'utf8').matchAll(slug));
    if (!matches.length) throw new Error(`${file}: nothing in it is found by ${slug}`);
    return matches.map(({ 0: found, index }) => ({
      id: `slugs:${file}:${found}@${index}`,
      kind: 'slugs and addresses',
      file,
      what: `${found} made ${found}s`,
      change: (whole: string) => splice(whole, index, index + found.length, `${found}s`),
      near: [found, `/${found}`],
    }));
  });
}
