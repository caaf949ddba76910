import type { CopyBundle } from '../i18n/create-i18n';
import { resolveFacts, variables } from '../i18n/variables';

const files = import.meta.glob<{ default: CopyBundle[string] }>(['/locales/*/**/*.json', '!/locales/*/_*/**', '!/locales/**/_*.json'], {
  eager: true,
});

const known = new Map<string, CopyBundle>();

/** All copy of one language, by namespace, with the facts in their places. */
export function copyOf(code: string): CopyBundle {
  if (!known.has(code)) known.set(code, readCopy(code));
  return known.get(code)!;
}

function readCopy(code: string): CopyBundle {
  const folder = `/locales/${code}/`;
  const facts = variables(code);
  return Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.startsWith(folder) && !file.startsWith(`${folder}_`))
      .map(([file, { default: tree }]) => [file.slice(folder.length, -'.json'.length), resolveFacts(tree, facts)]),
  );
}
