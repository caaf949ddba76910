import { placeholder } from '../../src/i18n/placeholder.ts';

/** A key of a locale file with an unexpected value. */
export interface Difference {
  key: string;
  expected: string;
  found: string;
  /**
   * Whether the fault may be in the model: a key removed only there is reported here as unknown, and so is a placeholder that a number has
   * replaced only there.
   */
  orInModel?: true;
}

type Group = Record<string, unknown>;

const isGroup = (node: unknown): node is Group => typeof node === 'object' && node !== null && !Array.isArray(node);
const below = (key: string, part: string | number) => (key ? `${key}.${part}` : String(part));
// Names are compared without formats, because digits in one language may be a word in another.
const placeholdersIn = (text: string) =>
  Array.from(text.matchAll(placeholder), ([, name]) => `{{${name}}}`)
    .sort()
    .join(' ') || 'no placeholder';

function kindOf(node: unknown): string {
  if (Array.isArray(node)) return 'a list';
  if (isGroup(node)) return 'a group';
  if (typeof node === 'string') return 'text';
  return JSON.stringify(node) ?? 'nothing';
}

/** The values in a tree that are neither a group nor a list, with their keys as i18next writes them: `products.0.name`. */
export function leavesOf(node: unknown, key = ''): [key: string, value: unknown][] {
  if (!Array.isArray(node) && !isGroup(node)) return [[key, node]];
  return Object.entries(node).flatMap(([part, value]) => leavesOf(value, below(key, part)));
}

/** The value at a dotted key, or undefined. */
export function valueAt(node: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((value, part) => (value as Group | undefined)?.[part], node);
}

/** `translation`: the model's keys, list lengths and placeholders. `shape`: its keys, and list entries like its first one. */
export type Likeness = 'translation' | 'shape';

/** The differences between a tree and its model. */
export function compareCopy(model: unknown, tree: unknown, as: Likeness, key = ''): Difference[] {
  if (kindOf(model) !== kindOf(tree)) return [{ key, expected: kindOf(model), found: kindOf(tree) }];
  if (Array.isArray(model) && Array.isArray(tree)) return compareLists(model, tree, as, key);
  if (isGroup(model) && isGroup(tree)) return compareGroups(model, tree, as, key);
  const [expected, found] = [placeholdersIn(String(model)), placeholdersIn(String(tree))];
  return as === 'shape' || expected === found ? [] : [{ key, expected, found, orInModel: true }];
}

function compareLists(model: unknown[], tree: unknown[], as: Likeness, key: string): Difference[] {
  if (as === 'translation' && model.length !== tree.length) {
    return [{ key, expected: `a list of ${model.length}`, found: `a list of ${tree.length}` }];
  }
  if (!model.length) return [];
  return tree.flatMap((item, at) => compareCopy(as === 'shape' ? model[0] : model[at], item, as, below(key, at)));
}

function compareGroups(model: Group, tree: Group, as: Likeness, key: string): Difference[] {
  const parts = new Set([...Object.keys(model), ...Object.keys(tree)]);
  return Array.from(parts).flatMap((part) => {
    const at = below(key, part);
    if (!Object.hasOwn(tree, part)) return [{ key: at, expected: kindOf(model[part]), found: 'no such key' }];
    if (!Object.hasOwn(model, part)) return [{ key: at, expected: 'no such key', found: kindOf(tree[part]), orInModel: true }];
    return compareCopy(model[part], tree[part], as, at);
  });
}

/** Pages show copy as it stands: a tag or a character entity of HTML would be shown as text. */
const markup = /<[a-z/!]|&(?:#\w+|[a-z]\w*);/i;

/** The values in a tree that are no valid text; `facts` and `filled` are the names allowed as placeholders. */
export function checkTexts(tree: unknown, facts: readonly string[], filled: readonly string[]): Difference[] {
  return leavesOf(tree).flatMap(([key, value]) => {
    if (typeof value !== 'string') return [{ key, expected: 'text', found: kindOf(value) }];
    const wrong = (expected: string, found = JSON.stringify(value)) => [{ key, expected, found }];
    if (!value.trim()) return wrong('words');
    if (value !== value.trim()) return wrong('no space at either end');
    // XLIFF, which is XML, cannot hold them.
    if (/[^\P{Cc}\n]/u.test(value)) return wrong('no control character');
    if (markup.test(value)) return wrong('text without markup');
    if (/[{}｛｝]/.test(value.replace(placeholder, ''))) return wrong('placeholders written {{name}} or {{name, words}}');
    // i18next would replace `$t(key)` by the text of that key.
    if (value.includes('$t(')) return wrong('text without $t(');
    const found = Array.from(value.matchAll(placeholder));
    const listed = (wrongOnes: RegExpExecArray[]) => wrongOnes.map(([whole]) => whole).join(' ');
    const unknown = found.filter(([, name = '']) => !facts.includes(name) && !filled.includes(name));
    if (unknown.length) return wrong(`a fact of src/i18n/variables.ts or one of ${filled.join(', ')}`, listed(unknown));
    const otherwise = found.filter(([, , format]) => !['words', 'Words', undefined].includes(format));
    return otherwise.length ? wrong('the format words or Words, or none', listed(otherwise)) : [];
  });
}
