import { renderedEvent, schemeSelector, schemes, storageScheme } from '../contract.ts';
import { forget, remember } from '../behaviour/remembered.ts';
import { within } from '../behaviour/within.ts';

const root = document.documentElement;

/**
 * Marks the chosen button, and sets the colour of the browser's toolbar: the media queries of `theme-color` match only the system's scheme.
 */
function paint() {
  const chosen = root.style.colorScheme || 'system';
  for (const button of document.querySelectorAll<HTMLElement>(schemeSelector))
    button.ariaPressed = String(button.dataset.scheme === chosen);
  // The first is for light, the second for dark.
  for (const [index, bar] of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').entries()) {
    const scheme = schemes[index + 1];
    bar.media = chosen === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen === scheme ? '' : 'not all';
  }
}

/** Handles the buttons for light, dark and system by setting `color-scheme` on the document, which all colours follow. */
export function answerScheme() {
  addEventListener('click', (event) => {
    const scheme = within(event, schemeSelector)?.dataset.scheme;
    if (!scheme) return;
    if (scheme === 'system') forget(storageScheme);
    else remember(storageScheme, scheme);
    root.style.colorScheme = scheme === 'system' ? '' : scheme;
  });
  // The style changes by a click here, in another tab, or from storage on load.
  new MutationObserver(paint).observe(root, { attributeFilter: ['style'] });
  addEventListener('DOMContentLoaded', paint);
  document.addEventListener(renderedEvent, paint);
}
