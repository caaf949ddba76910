import { useLayoutEffect } from 'react';
import { events } from '../contract.ts';

/** Tells the page script that React has drawn something. */
export const announceRendered = () => void document.dispatchEvent(new Event(events.rendered));

/** Lets the page script show on this part of the page what the visitor has chosen before, before the browser paints or scrolls. */
export function useRendered() {
  useLayoutEffect(announceRendered, []);
}
