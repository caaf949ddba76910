import { events } from '../contract.ts';

/** The lists that are shown whole: come back to in this document, they are as long as they were left. */
const whole = new Set<string>();

const buttonOf = (list: string) => document.querySelector<HTMLElement>(`[data-show-all="${list}"]`);

/** Shows all items of the list, without its button; gives the first of the new ones. */
function show(list: string): Element | undefined {
  const hidden = document.getElementById(list)?.querySelectorAll('li[hidden]') ?? [];
  for (const item of hidden) item.removeAttribute('hidden');
  const button = buttonOf(list);
  if (button) button.hidden = true;
  return hidden[0];
}

/** The rest of a list, in place: it is announced, and the focus goes to the first of the new ones. */
export function answerShowAll() {
  addEventListener('click', ({ target }) => {
    const list = (target as Element).closest<HTMLElement>('[data-show-all]')?.dataset.showAll;
    if (!list) return;
    whole.add(list);
    show(list)?.querySelector('a')?.focus();
    const status = document.getElementById(`${list}-shown`);
    if (status) status.textContent = status.dataset.words!;
  });
  document.addEventListener(events.rendered, () => whole.forEach(show));
}
