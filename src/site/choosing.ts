import { choices } from '../facts/storage';
import { remember } from '../sections/remembered';

/** What a link to another language does besides leading there: it keeps the place in the page, and the choice for later visits. */
function choose(event: Event) {
  const chosen = keepFragment(event);
  // A link to the list of languages is in none.
  if (chosen?.lang) remember(choices.storageLanguage, chosen.lang);
}

/** The other language is opened at the same place, in another tab as well. */
function keepFragment({ target }: Event) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  // A link within the site stays one to be seen: set as a `hash`, it would be written out with its host.
  if (link) link.href = link.pathname + location.hash;
  return link;
}

/** From now on. */
export function heedChoices() {
  addEventListener('pointerdown', keepFragment, true);
  addEventListener('click', choose, true);
  // The middle button, for another tab.
  addEventListener('auxclick', (event) => event.button === 1 && choose(event), true);
}
