/** Gives the present entry of the history a state and an address, past the router, which takes any other way for a navigation. */
export function replaceEntry(state: unknown, address: string) {
  History.prototype.replaceState.call(history, state, '', address);
}

/** Loads the document of the page at the path, where the router cannot show the page. */
export function loadDocument(path: string) {
  if (location.pathname !== path || !location.hash) return location.assign(path);
  // The router has put the address there already, and the browser would look for its fragment in this document.
  const { href } = location;
  replaceEntry(null, '?');
  location.replace(href);
}
