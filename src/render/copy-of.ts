import { companyIn } from '../facts/company.ts';
import type { CopyBundle } from '../i18n/create-i18n.ts';
import type { Copy } from '../i18n/resources.ts';
import { unbrokenAddress } from '../i18n/unbroken.ts';
import { factsIn, resolveFacts, type FactWords } from '../i18n/variables.ts';
import { memoized } from './memoized.ts';
import { isPseudo, pseudoCopy } from './pseudo.ts';

const files = import.meta.glob<{ default: CopyBundle[string] }>(
  ['/locales/*/**/*.json', '!/locales/_*/**', '!/locales/*/_*/**', '!/locales/**/_*.json'],
  {
    eager: true,
  },
);

/** The words for numbers are filled in through placeholders, so pages do not need them. */
type ShownCopy = Omit<Copy, 'numbers'>;

/** All copy of a language by namespace, with facts filled in, and the texts of the company file as `company`. */
export const copyOf = memoized(readCopy);

function readCopy(code: string): ShownCopy {
  const folder = `/locales/${code}/`;
  const trees = Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.startsWith(folder))
      .map(([file, { default: tree }]) => [file.slice(folder.length, -'.json'.length), tree]),
  );
  const { numbers, ...shown } = trees as CopyBundle & FactWords;
  const facts = factsIn(code, { numbers, places: shown.places });
  const copy = Object.entries(shown).map(([name, tree]) => [name, resolveFacts(asShown(tree as CopyBundle[string]), facts)]);
  const company = companyIn(code);
  return { ...Object.fromEntries(copy), company: { ...company, address: unbrokenAddress(company.address) } } as ShownCopy;
}

const { MODE: mode } = import.meta.env;
const asShown = (tree: CopyBundle[string]) => (isPseudo(mode) ? pseudoCopy(tree, mode) : tree);
