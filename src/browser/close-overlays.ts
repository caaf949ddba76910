import { within } from '../behaviour/within.ts';
import { ignoreSecondClick } from '../behaviour/ignore-second-click.ts';
import { onOtherPage } from './on-other-page.ts';

/** What lies over the page while it is open. */
const overlays = '#menu, header details';

/** Where the header scrolls away with the page, and its menu with it. */
const lowWindow = '(max-height: 26em)';

function close(overlay: HTMLElement) {
  if (overlay instanceof HTMLDetailsElement) overlay.open = false;
  else overlay.hidePopover?.();
}

const closeAll = () => document.querySelectorAll<HTMLElement>(overlays).forEach(close);

/** Closes the menu and the list of languages, which the browser opens without script, where they would cover what the visitor goes to. */
export function closeOverlays() {
  addEventListener('click', (event) => {
    // A mail link as well, which does not leave the page.
    if (!within(event, 'a')?.closest(overlays)) return;
    closeAll();
    ignoreSecondClick();
  });

  // The press that closes the menu from outside does only that: the page looks covered by it, but not the header.
  let isClosing = false;
  addEventListener(
    'pointerdown',
    (event) => {
      isClosing = Boolean(document.querySelector('#menu:popover-open') && !within(event, 'header'));
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      // One by key has no detail.
      if (!isClosing || !event.detail) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  // The focused element must not be covered (WCAG 2.4.11). The button of the menu is left out, as the browser toggles the menu for it.
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const next = relatedTarget as Element | null;
    if (!next || next.matches('[popovertarget]')) return;
    for (const overlay of document.querySelectorAll<HTMLElement>(overlays))
      if (overlay.contains(target as Element) && !overlay.contains(next)) close(overlay);
  });

  // For the menu the browser does this itself.
  addEventListener('keydown', (event) => {
    const list = event.key === 'Escape' && within(event, 'header details[open]');
    if (!list) return;
    close(list);
    list.querySelector('summary')!.focus();
  });

  // In a wide window the menu is a part of the header, which an open popover cannot be. By its button, as no query knows of a scrollbar.
  addEventListener('resize', () => document.querySelector('[popovertarget]')?.checkVisibility() || closeAll());
  // In a low one, it may be out of sight.
  matchMedia(lowWindow).addEventListener('change', closeAll);
  // The browser may keep the page, and show it again as it was left.
  addEventListener('pagehide', closeAll);

  // Not for the first page, on which the menu may have been opened before hydration.
  onOtherPage(closeAll);
}
