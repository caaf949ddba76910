import { companyIn } from '../facts/company';
import type { CopyBundle } from '../i18n/create-i18n';
import { resolveFacts, variables } from '../i18n/variables';

const files = import.meta.glob<{ default: CopyBundle[string] }>(['/locales/*/**/*.json', '!/locales/*/_*/**', '!/locales/**/_*.json'], {
  eager: true,
});

const known = new Map<string, CopyBundle>();

/** All copy of one language, by namespace, with the facts in their places, and what its company file says in that language. */
export function copyOf(code: string): CopyBundle {
  if (!known.has(code)) known.set(code, readCopy(code));
  return known.get(code)!;
}

function readCopy(code: string): CopyBundle {
  const folder = `/locales/${code}/`;
  const facts = variables(code);
  const copy = Object.entries(files)
    .filter(([file]) => file.startsWith(folder))
    .map(([file, { default: tree }]) => [file.slice(folder.length, -'.json'.length), resolveFacts(tree, facts)]);
  return { ...Object.fromEntries(copy), company: companyIn(code) };
}
