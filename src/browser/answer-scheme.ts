import { choices, events, schemes } from '../contract.ts';
import { forget, remember } from '../behaviour/remembered.ts';

const root = document.documentElement;

/** Shows the choice on its button, and gives it to the browser's own bar, which by itself asks only for what the system says. */
function paint() {
  const chosen = root.style.colorScheme || 'system';
  for (const button of document.querySelectorAll<HTMLElement>('[data-scheme]'))
    button.ariaPressed = String(button.dataset.scheme === chosen);
  // One for light, and then one for dark.
  for (const [index, bar] of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').entries()) {
    const scheme = schemes[index + 1];
    bar.media = chosen === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen === scheme ? '' : 'not all';
  }
}

/** Light, dark, or what the system says: a style of the document, which all colours follow. */
export function answerScheme() {
  addEventListener('click', ({ target }) => {
    const scheme = (target as Element).closest<HTMLElement>('[data-scheme]')?.dataset.scheme;
    if (!scheme) return;
    if (scheme === 'system') forget(choices.storageScheme);
    else remember(choices.storageScheme, scheme);
    root.style.colorScheme = scheme === 'system' ? '' : scheme;
  });
  // Chosen here, in another tab, or before.
  new MutationObserver(paint).observe(root, { attributeFilter: ['style'] });
  addEventListener('DOMContentLoaded', paint);
  document.addEventListener(events.rendered, paint);
}
