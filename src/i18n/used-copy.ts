import type { i18n } from 'i18next';
import type { CopyBundle, CopyTree } from './create-i18n.ts';

/** The part of i18next's store that every reading of copy goes through. */
interface ResourceStore {
  getResource: (code: string, namespace: string, key?: string, options?: object) => unknown;
}

/**
 * Watches an instance and returns a function that gives the part of the copy read from it since:
 * a page carries the words that it shows, and no others. `whole` names files that are always carried
 * whole, for what only a script can show; so is the part named `live` of a file that the page uses.
 */
export function watchUsedCopy(instance: i18n, copy: CopyBundle, whole: readonly string[]): () => CopyBundle {
  const used = new Set<string>();
  const namespaces = new Set(whole);
  const store = instance.services.resourceStore as unknown as ResourceStore;
  const read = store.getResource.bind(store);
  store.getResource = (code, namespace, key, options) => {
    const found = read(code, namespace, key, options);
    if (typeof found === 'string' && typeof key === 'string') {
      used.add(`${namespace}:${key}`);
      namespaces.add(namespace);
    }
    return found;
  };
  return () => {
    const part: CopyBundle = {};
    // In the order of the files, whatever was read first.
    for (const [namespace, tree] of Object.entries(copy)) {
      if (!namespaces.has(namespace)) continue;
      const kept = whole.includes(namespace) ? tree : pick(tree, `${namespace}:`, used);
      if (kept) part[namespace] = kept as CopyTree;
    }
    return part;
  };
}

function pick(node: CopyTree[string], path: string, used: Set<string>): CopyTree[string] | undefined {
  if (typeof node === 'string') return used.has(path) ? node : undefined;
  const join = (key: string | number) => (path.endsWith(':') ? path + key : `${path}.${key}`);
  if (Array.isArray(node)) {
    // Whole or not at all: with holes in it, its items would stand in other places.
    const anyUsed = node.some((item, index) => pick(item, join(index), used) !== undefined);
    return anyUsed ? node : undefined;
  }
  const entries: (readonly [string, CopyTree[string] | undefined])[] = Object.entries(node)
    .map(([key, value]) => [key, pick(value, join(key), used)] as const)
    .filter(([, value]) => value !== undefined);
  if (!entries.length) return undefined;
  // A list without entries is read as well, and says by its length that there is nothing.
  const empty = Object.entries(node).filter(([, value]) => Array.isArray(value) && !value.length);
  entries.push(...empty);
  return Object.fromEntries(node.live ? [...entries, ['live', node.live]] : entries) as CopyTree;
}
