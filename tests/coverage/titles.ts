import { parseSync } from 'vite';

/** What stands between the titles of describes and that of the test within them. */
export const within = ' › ';

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;

/** `test` of `test`, `test.describe`, `it.each(table)`. */
function rootOf(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return String(callee.name);
  // A step is a part of its test, and reported with it.
  if (isNode(callee.property) && callee.property.name === 'step') return undefined;
  return rootOf(callee.type === 'CallExpression' ? callee.callee : callee.object);
}

/** A title as it is written, placeholders and all; none where it is not written out. */
function titleOf(argument: unknown, source: string): string | undefined {
  if (!isNode(argument)) return undefined;
  if (argument.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument.type === 'TemplateLiteral') return source.slice(Number(argument.start) + 1, Number(argument.end) - 1);
  return undefined;
}

/** The titles in the source of a test file, each behind those of the describes around it. Nothing is run or expanded. */
export function titlesIn(source: string): string[] {
  const titles: string[] = [];
  function visit(value: unknown, around: string[]) {
    if (Array.isArray(value)) for (const each of value) visit(each, around);
    if (!isNode(value)) return;
    const root = value.type === 'CallExpression' ? rootOf(value.callee) : undefined;
    const [first, ...rest] = (value.arguments ?? []) as unknown[];
    const title = root && rest.length && ['describe', 'it', 'test'].includes(root) ? titleOf(first, source) : undefined;
    const inside = title === undefined ? around : [...around, title];
    if (title !== undefined) titles.push(inside.join(within));
    for (const child of Object.values(value)) visit(child, inside);
  }
  visit(parseSync('source.ts', source).program, []);
  return titles;
}

const placeholder = /%[sdifjo#$]|\$\{[^}]*\}|\$[a-z][\w.]*/gi;

/**
 * Patterns of what a title as it is written becomes when it is run, on its own or within others; of one row of its
 * table, those in which the row's word stands for one of the placeholders.
 */
export function patternsOf(title: string, row?: string): RegExp[] {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [first, ...others] = title.split(placeholder).map(escaped) as [string, ...string[]];
  const patternOf = (words: string[]) => {
    const whole = others.reduce((before, part, index) => before + (words[index] ?? '.*') + part, first);
    return new RegExp(`(?:^|${within})${whole}(?:${within}|$)`, 's');
  };
  if (row === undefined) return [patternOf([])];
  return others.map((_, at) => patternOf(others.map((__, index) => (index === at ? escaped(row) : '.*'))));
}
