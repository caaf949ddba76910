import type { Language } from '../../src/i18n/languages.ts';
import { notFoundPath, pagePaths } from '../../src/pages.ts';
import { fault } from './fault.ts';

const file = 'src/i18n/languages.ts';

/** The first path segments of pages in the first language, and of other files. */
const taken = new Set(['/assets', '/cards', ...[notFoundPath, ...pagePaths].map((path) => path.replace(/(?<=.)\/.*/, ''))]);

/** The faults in the list of languages, one message each. */
export function checkLanguages(languages: readonly Language[]): string[] {
  return languages.flatMap(({ code, tag, base }, index) => {
    const before = languages.slice(0, index);
    const refused = (key: string, expected: string, found: string) => fault(file, `${code}.${key}`, expected, `“${found}”`);
    return [
      ...(/^[a-z\d-]+$/i.test(code) ? [] : [refused('code', 'letters, digits and hyphens, as it names a folder', code)]),
      ...(before.some((other) => other.code === code) ? [refused('code', 'one that no language above has', code)] : []),
      ...(/^(\/[a-z\d-]+)?$/.test(base) ? [] : [refused('base', 'nothing, or a slash and a segment in small letters', base)]),
      ...(index === 0 && base ? [refused('base', 'nothing, as the first language has the root', base)] : []),
      ...(before.some((other) => other.base === base) ? [refused('base', 'one that no language above has', base)] : []),
      ...(taken.has(base) ? [refused('base', 'one that no page or file begins with', base)] : []),
      ...(before.some((other) => other.tag === tag) ? [refused('tag', 'one that no language above has', tag)] : []),
      ...faultsOf(tag).map((expected) => refused('tag', expected, tag)),
    ];
  });
}

/** The requirements that a tag does not meet. */
function faultsOf(tag: string): string[] {
  try {
    const usual = new Intl.Locale(tag).toString();
    return usual === tag ? [] : [`a BCP 47 tag in its usual form, “${usual}”`];
  } catch {
    return ['a BCP 47 tag'];
  }
}
