import type { LocaleFiles } from '../../tools/check/check-copy.ts';
import { readLocales } from '../../tools/check/read-locales.ts';

const english = Array.from(readLocales('.')).filter(([path]) => path.startsWith('en/'));

/** English copy, and the same again as its translation: valid, so that an edited file has only the fault that its test is about. */
export const soundCopy: LocaleFiles = new Map([
  ...english,
  ...english.map(([path, copy]) => [path.replace('en/', 'zh-Hant/'), copy] as const),
]);

/** Changes a file's text; undefined removes the file. */
export type Edit = (text: string) => string | undefined;

export function edited(paths: readonly string[], edit: Edit): LocaleFiles {
  const files = new Map(soundCopy);
  for (const path of paths) {
    const copy = edit(files.get(path) ?? '');
    if (copy === undefined) files.delete(path);
    else files.set(path, copy);
  }
  return files;
}

/** Changes the value at a key such as `products.0`; undefined removes it. */
export function changed(key: string, change: (value: unknown) => unknown): Edit {
  return (copy) => {
    const tree = JSON.parse(copy) as Record<string, unknown>;
    const path = key.split('.');
    const last = path.pop()!;
    const parent = path.reduce<Record<string, unknown>>((node, part) => node[part] as Record<string, unknown>, tree);
    const value = change(parent[last]);
    if (value !== undefined) parent[last] = value;
    else if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete parent[last];
    return JSON.stringify(tree);
  };
}

export const having = (key: string, value: unknown): Edit => changed(key, () => value);
export const without = (key: string): Edit => changed(key, () => undefined);
export const text =
  (value: string): Edit =>
  () =>
    value;

/** Changes the length of a list by removing or repeating entries. */
export const resized = (key: string, length: number): Edit =>
  changed(key, (list) => Array.from({ length }, (_, at) => (list as unknown[])[at] ?? (list as unknown[])[0]));
