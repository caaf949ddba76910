/**
 * The history may hold entries that the router made before this document was loaded again: the browser then changes the
 * address alone and leaves the page. As long as no router answers that, the page that the address names is loaded.
 */
export function reloadOnBack() {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (!window.site.ready && location.pathname !== pathname) location.reload();
  });
}
