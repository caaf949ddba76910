/** A stop of the Tab key; its size is that of what can be pressed, in CSS pixels. */
export interface Stop {
  role: string;
  name: string;
  within: string;
  width: number;
  height: number;
  /** Part of a sentence, which may be smaller than a target that stands alone. */
  inSentence: boolean;
  /** No other target comes within 24 px of its middle, so that it may be smaller. */
  apart: boolean;
  ring: boolean;
  /** What lies on a part of it while it has the focus; null where all of it can be seen. */
  covered: string | null;
}

/** In the page: the focused element, once it is drawn; null where there is none. `met` tells that the walk has been here before. */
export async function stopOf(): Promise<(Omit<Stop, 'role' | 'name'> & { met: boolean }) | null> {
  const wait = () => new Promise((done) => setTimeout(done, 20));
  await wait();
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const met = element.hasAttribute('data-met');
  element.setAttribute('data-met', '');
  const { outlineStyle, outlineWidth, display } = getComputedStyle(element);
  // A card's link has its ring around the card.
  const around = getComputedStyle(element, '::after');
  const widths = [outlineStyle === 'none' ? '0' : outlineWidth, around.outlineStyle === 'none' ? '0' : around.outlineWidth];
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  // The target is larger than the box of the element where a whole card, or the space around a term, belongs to it.
  const reach = (right: number, down: number) => {
    let far = 0;
    while (element.contains(document.elementFromPoint(x + right * (far + 1), y + down * (far + 1)))) far += 1;
    return far;
  };
  // WCAG 2.2, 2.5.8: a circle of 24 px around its middle meets no other target, nor the circle of another small one.
  const isApart = (self: Element, x: number, y: number) =>
    Array.from(document.querySelectorAll('a[href], button')).every((other) => {
      const { left, right, top, bottom, width, height } = other.getBoundingClientRect();
      if (other === self || !other.checkVisibility({ visibilityProperty: true })) return true;
      const [across, down] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
      const small = Math.min(width, height) < 24;
      return Math.hypot(across, down) >= 12 && (!small || Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) >= 24);
    });
  const points = [-1, 0, 1].flatMap((right) =>
    [-1, 0, 1].map((down) => [x + right * (box.width / 2 - 3), y + down * (box.height / 2 - 3)]),
  );
  const cover = () =>
    points
      .map(([left, top]) => [left, top, document.elementFromPoint(left!, top!)] as const)
      // At a rounded corner, a point may hit an ancestor of the element, which does not cover it.
      .find(([, , there]) => !there || !(element.contains(there) || there.contains(element)));
  let over = cover();
  // On a busy machine, the tooltip of the previous stop may take half a second to disappear.
  for (let turn = 0; over && turn < 25; turn += 1) {
    await wait();
    over = cover();
  }
  const sentence = element.closest('p, li, dd, td, h2, h3')?.textContent.trim() ?? '';
  const landmark = element.closest(
    'dialog, [role="dialog"], header, nav, main, footer, aside, [data-contact-bar], section[aria-keyshortcuts]',
  );
  return {
    met,
    within: landmark?.matches('[data-contact-bar]')
      ? 'contact bar'
      : landmark?.matches('section')
        ? 'notifications'
        : (landmark?.localName ?? 'body'),
    width: Math.max(Math.round(box.width), reach(-1, 0) + reach(1, 0)),
    height: Math.max(Math.round(box.height), reach(0, -1) + reach(0, 1)),
    inSentence: display === 'inline' && sentence.length > element.textContent.trim().length,
    apart: isApart(element, x, y),
    ring: widths.some((width) => parseFloat(width) >= 2),
    covered: over ? (over[2] ? `${over[2].localName}.${over[2].className}` : 'the edge of the window') : null,
  };
}
