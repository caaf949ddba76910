/**
 * The path that this document was loaded for. By the time that its script runs, an impatient visitor may have gone on in the
 * history already, and the address is another.
 */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  // Anything else than an address of the site tells nothing.
  return navigation?.name.startsWith(`${location.origin}/`) ? new URL(navigation.name).pathname : location.pathname;
}

/**
 * The history may hold entries that the router made before this document was loaded again: the browser then changes the
 * address alone and leaves the page. As long as no router answers that, the page that the address names is loaded.
 */
export function reloadOnBack() {
  const path = loadedPath();
  const follow = () => {
    if (!window.site.ready && location.pathname !== path) location.reload();
  };
  addEventListener('popstate', follow);
  follow();
}
