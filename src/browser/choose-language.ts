import { choices } from '../contract.ts';
import { remember } from '../behaviour/remembered.ts';

/** The other language is opened at the same place of the page, in another tab as well. */
function keepFragment({ target }: Event) {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[hreflang]');
  // Written as a path: set as a `hash`, the address would be written out with its host.
  if (link) link.href = link.pathname + location.hash;
  return link;
}

/** What a link to another language does besides leading there: it keeps the place in the page, and the choice for later visits. */
export function chooseLanguage() {
  const choose = (event: Event) => {
    const chosen = keepFragment(event);
    if (chosen) remember(choices.storageLanguage, chosen.lang);
  };
  addEventListener('pointerdown', keepFragment, true);
  addEventListener('click', choose, true);
  // The middle button, for another tab.
  addEventListener('auxclick', (event) => event.button === 1 && choose(event), true);
}
