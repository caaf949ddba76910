/**
 * The browser cuts a turn short where the next one overtakes it or the tab is hidden, and reports that as an error of a
 * promise that nobody holds. The page has turned all the same: nothing has failed.
 */
export function turnQuietly() {
  if (!document.startViewTransition) return;
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const turn = begin(change);
    turn.ready.catch(() => {});
    return turn;
  };
}

/** For the router: a place on the same page is scrolled to, and only another page is turned to, where things may move. */
export const turns = {
  types: ({ pathChanged }: { pathChanged: boolean }) =>
    pathChanged && !matchMedia('(prefers-reduced-motion: reduce)').matches ? [] : (false as const),
};
