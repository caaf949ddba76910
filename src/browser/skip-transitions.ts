/** Hover time in ms after which a page counts as prerendered; Chromium (eagerness “moderate”) starts after 200 ms. */
const prerenderedAfterMs = 500;

/** Whether the next page is loaded already. */
let isThere = false;
let restsSince = NaN;

const ignore = () => {};

/**
 * Skips the view transition unless the next page is loaded already (prerendered, or in the history), because it would delay loading by some
 * frames.
 */
export function skipTransitions() {
  addEventListener('pointerover', ({ timeStamp }) => (restsSince = timeStamp), true);
  window.navigation?.addEventListener('navigate', ({ timeStamp, navigationType, sourceElement }) => {
    isThere = navigationType === 'traverse' || (!!sourceElement?.matches(':hover') && timeStamp - restsSince > prerenderedAfterMs);
  });
  addEventListener('pageswap', ({ viewTransition }) => isThere || viewTransition?.skipTransition());
  // The promises of a transition reject if it is skipped or the page is hidden. No error.
  for (const event of ['pageswap', 'pagereveal'] as const)
    addEventListener(event, ({ viewTransition }) => {
      viewTransition?.ready.catch(ignore);
      viewTransition?.finished.catch(ignore);
    });
}
