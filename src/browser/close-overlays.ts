import { within } from '../behaviour/within.ts';
import { ignoreSecondClick } from '../behaviour/ignore-second-click.ts';
import { returnFocus } from '../behaviour/return-focus.ts';
import { onOtherPage } from './on-other-page.ts';

/** The elements that cover the page while they are open. */
const overlays = '#menu, header details';

/** Low windows, where the header scrolls away with the page, together with its menu: the same as in site-header.module.css. */
const lowWindow = '(max-height: 26em)';

function close(overlay: HTMLElement) {
  if (overlay instanceof HTMLDetailsElement) overlay.open = false;
  else overlay.hidePopover?.();
}

const closeAll = () => document.querySelectorAll<HTMLElement>(overlays).forEach(close);

/** Closes the menu and the list of languages when they would cover what the visitor goes to. The browser opens both without script. */
export function closeOverlays() {
  addEventListener('click', (event) => {
    // Also after a mail link, which does not leave the page.
    if (!within(event, 'a')?.closest(overlays)) return;
    closeAll();
    ignoreSecondClick();
  });

  // A press outside the menu only closes it, because the menu seems to cover the page. The header is not covered, so presses there still
  // work.
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
      // For a click by keyboard, `detail` is 0.
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

  // The browser itself gives the focus back to the menu's button, but does not scroll to it, and in a low window it may be out of sight.
  const showButton = () => document.activeElement?.matches('[popovertarget]') && returnFocus(document.activeElement);
  addEventListener('toggle', showButton, true);

  // For the menu the browser does this itself.
  addEventListener('keydown', (event) => {
    const list = event.key === 'Escape' && within(event, 'header details[open]');
    if (!list) return;
    close(list);
    list.querySelector('summary')!.focus();
  });

  // In a wide window the menu is part of the header, so the popover is closed. Tests the menu's button, because the header's container
  // query excludes a scrollbar, and a media query includes it.
  addEventListener('resize', () => document.querySelector('[popovertarget]')?.checkVisibility() || closeAll());
  // In a low window, the menu may be out of sight.
  matchMedia(lowWindow).addEventListener('change', closeAll);
  // The browser may keep the page, and show it again as it was left.
  addEventListener('pagehide', closeAll);

  // Not for the first page, on which the menu may have been opened before hydration.
  onOtherPage(closeAll);
}
