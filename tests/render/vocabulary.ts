import { readFileSync } from 'node:fs';

/**
 * The vocabulary of schema.org as schema-dts writes it down for the compiler, read for what is there when the page is: each type with its
 * properties, and the types that each property may hold.
 */
const declarations = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');

const bases = new Map<string, { above: string[]; properties: Map<string, string[]> }>();
for (const [, name, above, body] of declarations.matchAll(/^interface (\w+)Base extends ([^{]+) \{\n(.*?)^\}/gms)) {
  const properties = Array.from(body!.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm), ([, property, range]) => [
    property!,
    range!.split(' | '),
  ]);
  bases.set(name!, {
    above: above!.split(', ').map((each) => each.replace(/Base$/, '')),
    properties: new Map(properties as [string, string[]][]),
  });
}

const baseOf = new Map(
  Array.from(declarations.matchAll(/^export interface (\w+)Leaf extends (\w+)Base \{/gm), ([, leaf, base]) => [leaf!, base!]),
);

const aliases = new Map(
  Array.from(declarations.matchAll(/^export type (\w+)(?:<[^=]*>)? = ([^;{]+);$/gm), ([, name, union]) => [name!, union!.split(' | ')]),
);

/** The names of the types that a property of a type may hold; undefined where the type has no such property. */
export function rangeOf(type: string, property: string): string[] | undefined {
  const found = ofBase(baseOf.get(type) ?? type, property);
  return found && Array.from(new Set(found.flatMap((name) => withBelow(name, new Set()))));
}

export const isType = (type: string) => baseOf.has(type);

function ofBase(name: string, property: string): string[] | undefined {
  const base = bases.get(name);
  if (!base) return undefined;
  return base.properties.get(property) ?? base.above.map((above) => ofBase(above, property)).find(Boolean);
}

function withBelow(name: string, seen: Set<string>): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  return [name, ...(aliases.get(name) ?? []).flatMap((each) => withBelow(each.replace(/Leaf$|^\(|\)$/g, ''), seen))];
}
