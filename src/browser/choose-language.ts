import { storageLanguage } from '../contract.ts';
import { remember } from '../behaviour/remembered.ts';
import { within } from '../behaviour/within.ts';

/**
 * Adds the current fragment to a language link. Done on pointerdown too, because a new tab from the context menu causes no
 * click. A context menu opened by keyboard causes neither event: the link then keeps the fragment from its last press.
 */
function keepFragment(event: Event) {
  const link = within<HTMLAnchorElement>(event, 'a[hreflang]');
  // Setting `link.hash` would make the attribute an absolute URL.
  if (link) link.href = link.pathname + location.hash;
  return link;
}

/** Language links keep the fragment (10.switch.3), and the chosen language is stored for later visits. */
export function chooseLanguage() {
  const choose = (event: Event) => {
    const chosen = keepFragment(event);
    if (chosen) remember(storageLanguage, chosen.lang);
  };
  addEventListener('pointerdown', keepFragment, true);
  addEventListener('click', choose, true);
  // The middle button opens a new tab without a click event.
  addEventListener('auxclick', (event) => event.button === 1 && choose(event), true);
}
