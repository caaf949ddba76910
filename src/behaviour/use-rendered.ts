import { useLayoutEffect } from 'react';
import { renderedEvent } from '../contract.ts';

/** Tells the page script that React has rendered, so that it applies its changes to the new elements. */
export const announceRendered = () => void document.dispatchEvent(new Event(renderedEvent));

/**
 * Dispatches the event when a page is rendered for the first time, before the browser paints or scrolls. Called by the page's breadcrumb,
 * or by its hero if it has none; not by SiteFrame, because React hydrates the page later.
 */
export function useRendered() {
  useLayoutEffect(announceRendered, []);
}
