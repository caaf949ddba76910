import { renderedEvent, showAllSelector, shownId } from '../contract.ts';
import { within } from '../behaviour/within.ts';

/** The ids of expanded lists, which stay expanded when the visitor comes back to their page in this document. */
const expanded = new Set<string>();

/** Shows all items of the list and hides its button. Returns the first item that was hidden. */
function show(list: string): Element | undefined {
  const hidden = document.getElementById(list)?.querySelectorAll('li[hidden]') ?? [];
  for (const item of hidden) item.removeAttribute('hidden');
  for (const button of document.querySelectorAll<HTMLElement>(showAllSelector)) button.hidden ||= button.dataset.showAll === list;
  return hidden[0];
}

/** Expands a list in place, announces it, and focuses the first new item (section 16). */
export function answerShowAll() {
  addEventListener('click', (event) => {
    const list = within(event, showAllSelector)?.dataset.showAll;
    if (!list) return;
    expanded.add(list);
    show(list)?.querySelector('a')?.focus();
    const status = document.getElementById(shownId(list));
    if (status) status.textContent = status.dataset.announced!;
  });
  document.addEventListener(renderedEvent, () => expanded.forEach(show));
}
