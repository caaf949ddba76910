/**
 * Replaces state and URL of the current history entry. Calls the prototype, because the router overrides `history.replaceState` and would
 * navigate.
 */
export function replaceEntry(state: unknown, address: string) {
  History.prototype.replaceState.call(history, state, '', address);
}
