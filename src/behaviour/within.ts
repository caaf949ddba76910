/**
 * The event's target or its closest ancestor that matches the selector. Undefined if the target is no element: extensions
 * dispatch events on the window, the document and text nodes.
 */
export const within = <Found extends HTMLElement = HTMLElement>({ target }: Event, selector: string): Found | null | undefined =>
  (target as Element).closest?.<Found>(selector);
