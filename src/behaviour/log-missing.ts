/** Logs the missing path of a not-found page once (2.missing.3), with the words that the element has for it. */
export function logMissing({ dataset }: HTMLElement) {
  if ('written' in dataset) return;
  dataset.written = '';
  console.error(dataset.missing, location.pathname);
}
