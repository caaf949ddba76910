import type { i18n, PostProcessorModule } from 'i18next';
import type { CopyBundle, CopyTree } from './create-i18n.ts';

/** Where i18next found a text, as its option `postProcessPassResolved` tells a post-processor. */
interface Resolved {
  usedNS: string;
  exactUsedKey: string;
}

/**
 * Records which copy is read from an i18next instance, so that a page's data contain only the copy that the page shows. Returns a function
 * that returns the recorded copy. Two parts are always included, because only a script shows them: files in `complete`, and the part `live`
 * of a used file.
 */
export function watchUsedCopy(instance: i18n, copy: CopyBundle, complete: readonly string[]): () => CopyBundle {
  const used = new Set<string>();
  const namespaces = new Set(complete);
  const watcher: PostProcessorModule = {
    type: 'postProcessor',
    name: 'watchUsedCopy',
    process(value, _key, options) {
      const { usedNS, exactUsedKey } = options.i18nResolved as Resolved;
      // i18next calls it for a list of texts too, after each of its texts.
      if (typeof value === 'string') {
        used.add(`${usedNS}:${exactUsedKey}`);
        namespaces.add(usedNS);
      }
      return value;
    },
  };
  instance.use(watcher);
  instance.options.postProcess = watcher.name;
  instance.options.postProcessPassResolved = true;
  return () => {
    const part: CopyBundle = {};
    // In the order of the files, so that the result does not depend on the order of reading.
    for (const [namespace, tree] of Object.entries(copy)) {
      if (!namespaces.has(namespace)) continue;
      const kept = complete.includes(namespace) ? tree : pick(tree, `${namespace}:`, used);
      if (kept) part[namespace] = kept as CopyTree;
    }
    return part;
  };
}

function pick(node: CopyTree[string], path: string, used: Set<string>): CopyTree[string] | undefined {
  if (typeof node === 'string') return used.has(path) ? node : undefined;
  const join = (key: string | number) => (path.endsWith(':') ? path + key : `${path}.${key}`);
  if (Array.isArray(node)) {
    // Complete or not at all, because a missing item would change the index of the next ones.
    const anyUsed = node.some((item, index) => pick(item, join(index), used) !== undefined);
    return anyUsed ? node : undefined;
  }
  const entries = Object.entries(node)
    .map(([key, value]) => [key, pick(value, join(key), used)] as const)
    .filter(([, value]) => value !== undefined);
  if (!entries.length) return undefined;
  return Object.fromEntries(node.live ? [...entries, ['live', node.live]] : entries) as CopyTree;
}
