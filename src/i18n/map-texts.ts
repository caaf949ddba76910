import type { CopyTree } from './create-i18n.ts';

/** A tree of copy with every text changed, in the same shape. */
export function mapTexts<T extends CopyTree[string]>(node: T, change: (text: string) => string): T {
  if (typeof node === 'string') return change(node) as T;
  if (Array.isArray(node)) return node.map((item) => mapTexts(item, change)) as T;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapTexts(value, change)])) as T;
}
