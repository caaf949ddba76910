import type { Root } from 'postcss';

/** Takes out the custom properties that nothing left in the style sheet reads. */
export function dropUnusedVariables(root: Root): void {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name!);
  });
  let dropped = false;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    dropped = true;
  });
  // What only those read is read no longer.
  if (dropped) dropUnusedVariables(root);
}
