/**
 * Replaces state and URL of the current history entry. Calls the prototype, because the router overrides `history.replaceState` and would
 * navigate.
 */
export function replaceEntry(state: unknown, address: string) {
  History.prototype.replaceState.call(history, state, '', address);
}

/** Loads the document at the path, for a page that the router cannot show. */
export function loadDocument(path: string) {
  if (location.pathname !== path || !location.hash) return location.assign(path);
  // The router has already set this URL, so the browser would only scroll to its fragment: set another one first.
  const { href } = location;
  replaceEntry(null, '?');
  location.replace(href);
}
