/** What has the same key, together, in the order in which it first came. */
export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, group: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}
