import { addressOf, languages } from '../addresses.ts';
import { kinds } from '../kinds.ts';
import { expect, test } from '../test.ts';

/** A cell beside an empty one looks as if something had not arrived. */
for (const { prefix, lang } of languages)
  test(`Grids (${lang}): an item that stands alone in its row takes the whole of it, on a tablet, at a desk and in print`, async ({
    page,
  }) => {
    let alone = 0;
    for (const path of kinds) {
      const address = addressOf(prefix, path);
      await page.goto(address);
      for (const [width, media] of [
        [768, 'screen'],
        [1280, 'screen'],
        [794, 'print'],
      ] as const) {
        await page.emulateMedia({ media });
        await page.setViewportSize({ width, height: 800 });
        const last = await page.evaluate(lastInTheirRow);
        alone += last.length;
        const narrow = last.filter(({ missing }) => missing > 2);
        expect.soft(narrow, `${address} at ${width} px, ${media}: pixels missing to the whole row`).toEqual([]);
      }
    }
    expect(alone, 'items alone in their row').toBeGreaterThan(0);
  });

/** In the page: the last items of lists in columns, with none beside them, and how much narrower than the list each is, in CSS pixels. */
function lastInTheirRow() {
  // The lines of a caption are text, not cells.
  return Array.from(document.querySelectorAll('main :is(ul, ol):not(figcaption *)')).flatMap((list) => {
    const { display, gridTemplateColumns, paddingLeft, paddingRight } = getComputedStyle(list);
    const items = Array.from(list.children, (item) => item.getBoundingClientRect()).filter(({ height }) => height > 0);
    const last = items.at(-1);
    if (display !== 'grid' || gridTemplateColumns.split(' ').length < 2 || !last) return [];
    // Sheets of a set hang a little lower than the one before, so rows are compared by overlap.
    if (items.slice(0, -1).some(({ top, bottom }) => bottom > last.top + 1 && top < last.bottom - 1)) return [];
    const whole = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [{ item: list.lastElementChild!.textContent.slice(0, 40), missing: Math.round(whole - last.width) }];
  });
}
