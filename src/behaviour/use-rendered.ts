import { useLayoutEffect } from 'react';
import { events } from '../contract.ts';

/** Tells the page script that React has drawn something. */
export const announceRendered = () => void document.dispatchEvent(new Event(events.rendered));

/**
 * Tells so, before the browser paints or scrolls, when the page itself is drawn for the first time: React hydrates it after the
 * frame around it. Called by what every page has: the breadcrumb, and the heroes that have none.
 */
export function useRendered() {
  useLayoutEffect(announceRendered, []);
}
