/** In the page: names the kind of each element by the site’s own classes, which say file and part: `home-hero_lead`. */
export function nameElements(selectors: string[]): Record<string, string> {
  const own = (element: Element) => Array.from(element.classList).find((name) => /^[a-z-]+_[a-z]\w*$/i.test(name));
  const nameOf = (element: Element | null): string => {
    if (!element) return 'an element that is gone';
    const name = own(element);
    if (name) return `${element.localName}.${name}`;
    // React numbers some ids: they are no names.
    if (element.id && !element.id.startsWith('_r_')) return `${element.localName}#${element.id}`;
    if (element.hasAttribute('role')) return `${element.localName}[role=${element.getAttribute('role')}]`;
    const around = element.parentElement?.closest('[class*="_"], [id]:not([id^="_r_"]), [role], main, footer, header, body');
    return around ? `${element.localName} in ${around === document.body ? 'body' : nameOf(around)}` : element.localName;
  };
  const find = (selector: string) => {
    try {
      return document.querySelector(selector);
    } catch {
      return null;
    }
  };
  return Object.fromEntries(selectors.map((selector) => [selector, nameOf(find(selector))]));
}
