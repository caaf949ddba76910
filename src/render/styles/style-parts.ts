import { parse, type AtRule, type Container, type Declaration, type Node, type Root, type Rule } from 'postcss';

/**
 * Splits a style sheet into the rules for screen and for print; both parts declare the order of layers. Those for print are in a layer of
 * their own, the last one, because further rules for the screen may be loaded after them.
 */
export function styleParts(all: string): { screen: string; print: string } {
  const screen = parse(all);
  screen.walkDecls(shorten);
  screen.walkRules((rule) => void (rule.raws.semicolon = false));
  const print = screen.clone();
  screen.walkDecls((declaration) => void (forPrint(declaration) && declaration.remove()));
  print.walkDecls((declaration) => void (forPrint(declaration) || declaration.remove()));
  // Not needed: the link to this sheet has `media="print"`.
  print.walkAtRules((rule) => void (isPrint(rule) && rule.replaceWith(rule.nodes)));
  return { screen: withoutEmpty(screen), print: `@layer print{${withoutEmpty(print)}}` };
}

/** Shortens values that the minifier leaves, and removes Mantine's scale, which is always 1 here. */
function shorten(declaration: Declaration) {
  declaration.raws.between = ':';
  if (/["']/.test(declaration.value)) return;
  declaration.value = declaration.value
    .replaceAll(', ', ',')
    .replaceAll(' * var(--mantine-scale)', '')
    .replace(/calc\((-?[\w.]+)\)/g, '$1');
}

/**
 * The rules of a style sheet that are not in every one of `parts`: a document may need them later. Rules are compared selector by selector:
 * a rule that the document already has, if added again, would override rules that must override it.
 */
export function rulesBeyond(all: string, parts: Iterable<string>): string {
  let everywhere: Set<string> | undefined;
  for (const part of new Set(parts)) {
    const rules = new Set(rulesOf(parse(part)));
    everywhere = everywhere?.intersection(rules) ?? rules;
  }
  const root = parse(all);
  keepSelectors(root, (selector, rule) => !everywhere?.has(keyOf(rule, selector)));
  // Documents contain the font faces already.
  root.walkAtRules('font-face', (rule) => void rule.remove());
  return withoutEmpty(root);
}

/** Keeps only the wanted selectors, and removes rules that have none left. */
export function keepSelectors(root: Root, wanted: (selector: string, rule: Rule) => boolean): void {
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => wanted(selector, rule));
    if (!kept.length) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

/** The at-rules around a node, the innermost first. */
function around(node: Node): AtRule[] {
  const { parent } = node;
  if (!parent) return [];
  return parent.type === 'atrule' ? [parent as AtRule, ...around(parent)] : around(parent);
}

const isPrint = ({ name, params }: AtRule) => name === 'media' && params === 'print';

const forPrint = (node: Node) => around(node).some((rule) => rule.name === 'page' || isPrint(rule));

/** Identifies a rule with one of its selectors by its declarations and the at-rules around it. */
const keyOf = (rule: Rule, selector: string) =>
  [selector, ...rule.nodes, ...around(rule).map(({ name, params }) => `@${name} ${params}`)].join(' in ').replace(/\s+/g, ' ');

function rulesOf(root: Root): string[] {
  const keys: string[] = [];
  root.walkRules((rule) => void keys.push(...rule.selectors.map((selector) => keyOf(rule, selector))));
  return keys;
}

/** Removes empty rules from a style sheet, and returns its text. */
export function withoutEmpty(container: Container): string {
  container.each((node) => {
    if (node.type !== 'rule' && !(node.type === 'atrule' && node.nodes)) return;
    withoutEmpty(node as Container);
    if (!node.nodes?.length) node.remove();
  });
  return container.toString();
}
