/** The path that this document was loaded for. `location` may already differ if the visitor has gone back or forward meanwhile. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  // The entry may have a name that is no URL of this site.
  return navigation?.name.startsWith(`${location.origin}/`) ? new URL(navigation.name).pathname : location.pathname;
}

/**
 * History entries made by the router survive a reload. Going back to one changes only the URL, and not even the scroll position, which is
 * left to the router. Until the router is ready to handle that, the page at the URL is loaded.
 */
export function reloadOnBack() {
  const path = loadedPath();
  const follow = (back?: PopStateEvent) => {
    const needsRouter = location.pathname !== path || (back?.state && history.scrollRestoration === 'manual');
    if (needsRouter && !window.site.ready) location.reload();
  };
  addEventListener('popstate', follow);
  follow();
}
