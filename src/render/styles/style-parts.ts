import { parse, type AtRule, type Container, type Declaration, type Node, type Root, type Rule } from 'postcss';

/** Parts the text of a style sheet; the order of layers stands in both parts. */
export function styleParts(all: string): { screen: string; print: string } {
  const screen = parse(all);
  screen.walkDecls(shorten);
  screen.walkRules((rule) => void (rule.raws.semicolon = false));
  const print = screen.clone();
  screen.walkDecls((declaration) => void (forPrint(declaration) && declaration.remove()));
  print.walkDecls((declaration) => void (forPrint(declaration) || declaration.remove()));
  return { screen: withoutEmpty(screen), print: withoutEmpty(print) };
}

/** The minifier leaves the values alone that it cannot read, and Mantine multiplies lengths by a scale, which the theme leaves at 1. */
function shorten(declaration: Declaration) {
  declaration.raws.between = ':';
  if (/["']/.test(declaration.value)) return;
  declaration.value = declaration.value
    .replaceAll(', ', ',')
    .replaceAll(' * var(--mantine-scale)', '')
    .replace(/calc\((-?[\w.]+)\)/g, '$1');
}

/**
 * The rules of a style sheet that stand in none, or not in all, of its parts: what a document may have to be given later.
 * Selector by selector, since what a document has already would then come behind what it has to the contrary.
 */
export function rulesBeyond(all: string, parts: Iterable<string>): string {
  let everywhere: Set<string> | undefined;
  for (const part of new Set(parts)) {
    const rules = new Set(rulesOf(parse(part)));
    everywhere = everywhere?.intersection(rules) ?? rules;
  }
  const root = parse(all);
  keepSelectors(root, (selector, rule) => !everywhere?.has(keyOf(rule, selector)));
  // The display face is in the document already, and would come a second time.
  root.walkAtRules('font-face', (rule) => void rule.remove());
  return withoutEmpty(root);
}

/** Leaves of each rule the selectors that are wanted, and nothing of a rule that has none. */
export function keepSelectors(root: Root, wanted: (selector: string, rule: Rule) => boolean): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => wanted(selector, rule));
    if (!kept.length) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** The at-rules around a node, from the inside out. */
function around(node: Node): AtRule[] {
  const { parent } = node;
  if (!parent) return [];
  return parent.type === 'atrule' ? [parent as AtRule, ...around(parent)] : around(parent);
}

const forPrint = (node: Node) => around(node).some(({ name, params }) => name === 'page' || (name === 'media' && params === 'print'));

/** A rule for one of its selectors, told from others by all that it says and stands in. */
const keyOf = (rule: Rule, selector: string) =>
  [selector, ...rule.nodes, ...around(rule).map(({ name, params }) => `@${name} ${params}`)].join(' in ').replace(/\s+/g, ' ');

function rulesOf(root: Root): string[] {
  const keys: string[] = [];
  root.walkRules((rule) => void keys.push(...rule.selectors.map((selector) => keyOf(rule, selector))));
  return keys;
}

/** Takes out of a style sheet the rules that say nothing, and gives its text. */
export function withoutEmpty(container: Container): string {
  container.each((node) => {
    if (node.type !== 'rule' && !(node.type === 'atrule' && node.nodes)) return;
    withoutEmpty(node as Container);
    if (!node.nodes?.length) node.remove();
  });
  return container.toString();
}
