/** Puts an element into the head. */
export function addToHead(tag: 'link' | 'script', properties: object) {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

/** Whether the line may carry what nobody has asked for yet; most browsers do not tell. */
export const isFree = ({ connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }) =>
  !connection || (!connection.saveData && connection.effectiveType === '4g');

/**
 * Lets the browser fetch the first two pages that `likely` links lead to, and render any that one of `links` leads to as the
 * visitor turns to it. The addresses are named, as a rule by selector does not see a link in a closed menu. Rendering ahead
 * is safe: nothing here counts visits.
 */
export function speculateOn(links: string, likely: string) {
  const rules = {
    prefetch: [{ urls: pathsOf(likely).slice(0, 2) }],
    prerender: [{ urls: pathsOf(links), eagerness: 'moderate' }],
  };
  addToHead('script', { type: 'speculationrules', textContent: JSON.stringify(rules) });
}

const pathsOf = (links: string) => Array.from(document.querySelectorAll<HTMLAnchorElement>(links), ({ pathname }) => pathname);
