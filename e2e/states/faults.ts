/** In the page: elements wider than the window, and those in header, hero and contact bar that are cut off or overlap. */
export function faults() {
  const found: string[] = [];
  const name = (element: Element) => `${element.localName}.${element.className} “${element.textContent.trim().slice(0, 30)}”`;
  const width = document.documentElement.clientWidth;
  const sideways = document.documentElement.scrollWidth - width;
  if (sideways > 0) found.push(`the page is ${sideways} px wider than the window`);

  const scrolled = (element: Element): boolean => {
    const parent = element.parentElement;
    return !!parent && (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX) || scrolled(parent));
  };
  for (const element of document.querySelectorAll('#app *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('svg svg, svg *') || scrolled(element)) continue;
    const { left, right, width: own } = element.getBoundingClientRect();
    // Visually hidden text is one or two pixels wide.
    if (own < 3) continue;
    if (right > width + 1 || left < -1)
      found.push(`reaches from ${Math.round(left)} to ${Math.round(right)} of ${width}: ${name(element)}`);
  }

  const parts = [...document.querySelectorAll('header, main > :first-child, [data-contact-bar]')];
  const range = document.createRange();
  for (const part of parts) {
    const texts: { owner: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement!;
      if (!node.textContent!.trim() || !owner.checkVisibility({ visibilityProperty: true })) continue;
      if (owner.closest('[aria-hidden="true"], svg') || owner.getBoundingClientRect().width < 3) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) texts.push({ owner, box });
      const frame = owner.closest('a[class], button');
      if (!frame) continue;
      const outer = frame.getBoundingClientRect();
      const inner = range.getBoundingClientRect();
      const fits =
        inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 3 && inner.bottom <= outer.bottom + 3;
      if (!fits) found.push(`reaches out of its frame: ${name(frame)}`);
    }
    for (const [index, { owner, box }] of texts.entries()) {
      for (const { owner: other, box: otherBox } of texts.slice(index + 1)) {
        if (owner === other) continue;
        const across = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
        const down = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
        if (across > 1 && down > Math.min(box.height, otherBox.height) / 3) found.push(`${name(owner)} lies upon ${name(other)}`);
      }
    }
  }
  return [...new Set(found)];
}

/** In the page: the words in Latin letters and the numbers, in elements of the selector, that go on in the next line. */
export function brokenWords(selector: string): string[] {
  const range = document.createRange();
  return Array.from(document.querySelectorAll(selector)).flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index, 0: word } of node.textContent!.matchAll(/[A-Za-z0-9+–]{2,}/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word);
      }
    return broken;
  });
}
