import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A node of a syntax tree, as far as anything is asked of it here. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** A node with where it stands: the names of the properties and variables around it, as `industries.automotive.leadTimes`. */
export interface Found {
  file: string;
  text: string;
  node: Node;
  name: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function* walk(node: Node, names: string[] = []): Generator<[Node, string]> {
  yield [node, names.join('.')];
  const named = (node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : null) as Node | null;
  const inner = named ? [...names, String(named.name ?? named.value)] : names;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* walk(child, inner);
}

/** Every node of the files that a pattern matches. */
export const nodesIn = (pattern: string | string[], without: RegExp): Found[] =>
  globSync(pattern)
    .sort()
    .filter((file) => !without.test(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const { program, errors } = parseSync(file, text);
      if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`);
      return Array.from(walk(program as unknown as Node), ([node, name]) => ({ file, text, node, name }));
    });
