import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A node of a syntax tree, as far as anything is asked of it here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The tree of a file of TypeScript or JSON, and its text. */
export function parseFile(file: string): { text: string; root: Node } {
  const text = readFileSync(file, 'utf8');
  return { text, root: parseText(file, text) };
}

export function parseText(file: string, text: string): Node {
  // JSON is an expression; in brackets it is a program too, whose places are one off.
  const { program, errors } = file.endsWith('.json') ? parseSync('data.ts', `(${text})`) : parseSync(file, text);
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`);
  return program as unknown as Node;
}

/** Every node below one, itself included, each with the nodes above it, nearest first. */
export function* walk(node: Node, above: readonly Node[] = []): Generator<[node: Node, above: readonly Node[]]> {
  yield [node, above];
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* walk(child, [node, ...above]);
  }
}

/** The names of the properties and variables that a node stands in: `industries.automotive.leadTimes`. */
export function nameOf(above: readonly Node[]): string {
  return above
    .flatMap(({ type, key, id }) => {
      const named = (type === 'Property' ? key : type === 'VariableDeclarator' ? id : null) as { name?: string; value?: string } | null;
      return named ? [named.name ?? String(named.value)] : [];
    })
    .reverse()
    .join('.');
}
