import { useLayoutEffect } from 'react';
import { renderedEvent } from '../contract.ts';

/** Tells the page script that React has rendered, so that it applies its changes to the new elements. */
export const announceRendered = () => void document.dispatchEvent(new Event(renderedEvent));

/**
 * Dispatches the event when a page is rendered for the first time, before the browser paints or scrolls: React hydrates the page after its
 * frame. Called by what every page has: the breadcrumb, or a hero without one.
 */
export function useRendered() {
  useLayoutEffect(announceRendered, []);
}
