interface Connection {
  saveData: boolean;
  effectiveType: string;
}

/** Whether the connection may carry what nobody has asked for yet; most browsers do not tell of theirs. */
export function isFree(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return false;
  return !connection || (!connection.saveData && connection.effectiveType === '4g');
}

/**
 * Lets the browser prefetch the first two pages that `likely` links lead to, and prerender any that one of `links` leads to
 * when the visitor turns to it. The links are marked for the rules that stand in every document (render/document.tsx), as the
 * policy for scripts refuses rules that a script writes. Prerendering is safe: nothing here counts visits.
 */
export function speculateOn(links: string, likely: string) {
  for (const link of document.querySelectorAll<HTMLElement>('[data-ahead]')) delete link.dataset.ahead;
  for (const link of document.querySelectorAll<HTMLElement>(links)) link.dataset.ahead = 'render';
  for (const link of [...document.querySelectorAll<HTMLElement>(likely)].slice(0, 2)) link.dataset.ahead = 'render fetch';
}
