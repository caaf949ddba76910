/**
 * Replaces state and URL of the current history entry. Calls the prototype, because the router overrides `history.replaceState` and would
 * navigate.
 */
export function replaceEntry(state: unknown, address: string) {
  History.prototype.replaceState.call(history, state, '', address);
}

/** Loads the document at the path, for a page that the router cannot show. */
export function loadDocument(path: string) {
  if (location.pathname !== path) return location.assign(path);
  // The router has already come to this history entry. Unlike another navigation, a reload keeps its state, with which the next document's
  // router restores the scroll position; the browser has that of the page before. `auto` was set by the listener of this router.
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'));
  location.reload();
}
