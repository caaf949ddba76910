/** The value of `data-alone` of an item: set where it would stand alone in the last row of two columns. An attribute, which page styles without such an item leave out. */
export const isAlone = (index: number, items: readonly unknown[]) => (index === items.length - 1 && index % 2 === 0 ? '' : undefined);
