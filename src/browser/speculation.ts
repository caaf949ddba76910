import { aheadSelector, renderedEvent } from '../contract.ts';

interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Links that a visitor is likely to follow: all but those of the breadcrumb, which is an ordered list. */
export const nextLinks = 'main a[href^="/"]:not(ol a)';

/** Whether the connection allows prefetching; assumed where the browser has no Network Information API. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  return !connection || (!connection.saveData && connection.effectiveType === '4g');
}

/**
 * Makes the browser load pages ahead: once the first frame is drawn, so that the next page is already loading at an early press, and again
 * when all links of a page have been parsed or rendered.
 */
export function speculate() {
  // React's development build reports each marked link as a difference from what it renders.
  if (import.meta.env.DEV) return;
  const whenDrawn = () => requestAnimationFrame(() => setTimeout(() => mayPrefetch() && markLinks()));
  whenDrawn();
  addEventListener('DOMContentLoaded', whenDrawn);
  document.addEventListener(renderedEvent, whenDrawn);
}

/**
 * Marks links for the speculation rules in the document (render/document.tsx), as the CSP refuses rules added by script: documents are
 * prerendered when the visitor hovers over their links, and the first two likely ones are also prefetched at once. This is safe, because
 * nothing here counts visits. Links within the language load documents only until the client handles them.
 */
function markLinks() {
  const { ready } = window.site;
  for (const link of document.querySelectorAll<HTMLElement>(aheadSelector)) delete link.dataset.ahead;
  for (const link of document.querySelectorAll<HTMLElement>(ready ? 'a[hreflang]' : 'a[href^="/"]')) link.dataset.ahead = 'render';
  const likely = document.querySelectorAll<HTMLElement>(`header a[hreflang]${ready ? '' : `, ${nextLinks}`}`);
  // Speculation rules ignore a link that is not displayed, as one of the two language switches is.
  for (const link of [...likely].filter(({ offsetParent }) => offsetParent).slice(0, 2)) link.dataset.ahead = 'render fetch';
}
