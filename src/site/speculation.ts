/** Puts an element into the head. */
export function addToHead(tag: 'link' | 'script', properties: object) {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

/**
 * Lets the browser render, as the visitor turns to one of these links, the page that it leads to. The addresses are
 * named, as a rule by selector does not see a link in a closed menu. Rendering ahead is safe: nothing here counts visits.
 */
export function speculateOn(links: string) {
  const type = 'speculationrules';
  document.querySelector(`[type=${type}]`)?.remove();
  const urls = Array.from(document.querySelectorAll<HTMLAnchorElement>(links), ({ pathname }) => pathname);
  addToHead('script', { type, textContent: JSON.stringify({ prerender: [{ urls, eagerness: 'moderate' }] }) });
}
