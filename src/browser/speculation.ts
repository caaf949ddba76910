interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Whether the connection allows prefetching; assumed where the browser has no Network Information API. */
export function isFree(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  return !connection || (!connection.saveData && connection.effectiveType === '4g');
}

/**
 * Marks links for the speculation rules in the document (render/document.tsx), as the CSP refuses rules added by script: pages of `links`
 * are prerendered on hover, the first two of `likely` also prefetched at once. Safe, because nothing here counts visits.
 */
export function speculateOn(links: string, likely: string) {
  for (const link of document.querySelectorAll<HTMLElement>('[data-ahead]')) delete link.dataset.ahead;
  for (const link of document.querySelectorAll<HTMLElement>(links)) link.dataset.ahead = 'render';
  for (const link of [...document.querySelectorAll<HTMLElement>(likely)].slice(0, 2)) link.dataset.ahead = 'render fetch';
}
