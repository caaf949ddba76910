import { events } from '../contract.ts';
import { within } from '../behaviour/within.ts';

/** The ids of expanded lists, which stay expanded when the visitor comes back to their page in this document. */
const expanded = new Set<string>();

const buttonOf = (list: string) => document.querySelector<HTMLElement>(`[data-show-all="${list}"]`);

/** Shows all items of the list and hides its button. Returns the first item that was hidden. */
function show(list: string): Element | undefined {
  const hidden = document.getElementById(list)?.querySelectorAll('li[hidden]') ?? [];
  for (const item of hidden) item.removeAttribute('hidden');
  const button = buttonOf(list);
  if (button) button.hidden = true;
  return hidden[0];
}

/** Expands a list in place, announces it, and focuses the first new item (section 16). */
export function answerShowAll() {
  addEventListener('click', (event) => {
    const list = within(event, '[data-show-all]')?.dataset.showAll;
    if (!list) return;
    expanded.add(list);
    show(list)?.querySelector('a')?.focus();
    const status = document.getElementById(`${list}-shown`);
    if (status) status.textContent = status.dataset.announced!;
  });
  document.addEventListener(events.rendered, () => expanded.forEach(show));
}
