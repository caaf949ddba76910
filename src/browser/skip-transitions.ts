/** How long the pointer rests on a link before the browser prerenders its page (Chromium's eagerness “moderate” takes 200 ms). */
const prerenderedAfterMs = 500;

/** Whether the page that the visitor leaves for is loaded already. */
let isThere = false;
let restsSince = NaN;

const ignore = () => {};

/** A view transition takes some frames, which only a page has to spare that is loaded already: prerendered, or come back to. */
export function skipTransitions() {
  addEventListener('pointerover', ({ timeStamp }) => (restsSince = timeStamp), true);
  window.navigation?.addEventListener('navigate', ({ timeStamp, navigationType, sourceElement }) => {
    isThere = navigationType === 'traverse' || (!!sourceElement?.matches(':hover') && timeStamp - restsSince > prerenderedAfterMs);
  });
  addEventListener('pageswap', ({ viewTransition }) => isThere || viewTransition?.skipTransition());
  // A transition that is skipped, or that finds the page hidden, rejects: nothing is wrong.
  for (const event of ['pageswap', 'pagereveal'] as const)
    addEventListener(event, ({ viewTransition }) => {
      viewTransition?.ready.catch(ignore);
      viewTransition?.finished.catch(ignore);
    });
}
