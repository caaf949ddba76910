/**
 * The value of `data-alone` of an item: `''` if it is alone in the last row of a grid with so many columns, else `undefined`. This is an
 * attribute, and not `:nth-child()`, so that the styles of a page without such an item leave out the rule.
 */
export const alone = (columns: number, index: number, items: readonly unknown[]) =>
  index === items.length - 1 && index % columns === 0 ? '' : undefined;
