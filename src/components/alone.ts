/**
 * The value of `data-alone` of an item: `''` where it would stand alone in the last row of so many columns, else `undefined`. An attribute
 * and no `:nth-child()`, so that the styles of a page without such an item leave out the rule.
 */
export const alone = (columns: number, index: number, items: readonly unknown[]) =>
  index === items.length - 1 && index % columns === 0 ? '' : undefined;
