import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { tooltipOpenMs, tooltipSkipMs } from '../facts/waiting.ts';
import { loadRetrying } from './late.ts';
import type { TooltipProps } from './tooltip.tsx';

/** Time to move the pointer from a term to its tooltip, also with an unsteady hand (WCAG 1.4.13). */
const graceMs = 500;

const within = (selector: string) => (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const termOf = within('[data-term]');
const tipOf = within('[role="tooltip"]');

// If the chunk cannot be loaded, the browser's own tooltip (`title`) remains.
const giveUp = () => {};

const loadTooltip = () => loadRetrying('tooltip', () => import('./tooltip.tsx'));

/**
 * One tooltip for all terms of the page (section 15): it opens after 700 ms of hovering; at once on focus, on click, or within 300 ms of
 * another one closing. Its chunk is loaded with the first.
 */
export function Tooltips() {
  const router = useRouter();
  const [term, setTerm] = useState<HTMLElement | null>(null);
  const [Tip, setTip] = useState<ComponentType<TooltipProps> | null>(null);

  useEffect(() => {
    let shown: HTMLElement | null = null;
    let closedAt = -Infinity;
    let timer = 0;
    function show(next: HTMLElement | null) {
      shown = next;
      setTerm(next);
      if (next) loadTooltip().then(({ Tooltip }) => setTip(() => Tooltip), giveUp);
    }
    function open(next: HTMLElement | null, afterMs = 0) {
      clearTimeout(timer);
      if (afterMs === 0) show(next);
      else timer = window.setTimeout(show, afterMs, next);
    }
    function close(afterMs = 0) {
      clearTimeout(timer);
      if (!shown) return;
      timer = window.setTimeout(() => {
        closedAt = Date.now();
        // The pointer has left, but the focus has not.
        show(afterMs ? document.querySelector<HTMLElement>('[data-term]:focus-visible') : null);
      }, afterMs);
    }
    function onPointerOver({ target, pointerType }: PointerEvent) {
      if (pointerType === 'touch') return;
      const next = termOf(target);
      if (tipOf(target) || (next && next === shown)) return clearTimeout(timer);
      if (!next) return;
      loadTooltip().then(({ takeOver }) => takeOver(next), giveUp);
      const soon = shown || Date.now() - closedAt < tooltipSkipMs;
      open(next, soon ? 0 : tooltipOpenMs);
    }
    function onPointerOut({ target, pointerType }: PointerEvent) {
      if (pointerType === 'touch') return;
      if (termOf(target) || tipOf(target)) close(graceMs);
    }
    function onFocusIn({ target }: FocusEvent) {
      const next = termOf(target);
      if (next?.matches(':focus-visible')) open(next);
    }
    function onFocusOut({ target }: FocusEvent) {
      if (termOf(target)) close();
    }
    function onClick({ target }: MouseEvent) {
      const next = termOf(target);
      if (next) open(next);
      else if (!tipOf(target)) close();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !shown) return;
      event.preventDefault();
      close();
    }
    // A navigation removes a hovered term without a pointerout event.
    const unsubscribe = router.subscribe('onRendered', () => open(null));
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', onPointerOver, { signal });
    document.addEventListener('pointerout', onPointerOut, { signal });
    document.addEventListener('focusin', onFocusIn, { signal });
    document.addEventListener('focusout', onFocusOut, { signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKeyDown, { capture: true, signal });
    // A term may have been hovered or focused before hydration.
    const focused = termOf(document.activeElement);
    const hovered = document.querySelector<HTMLElement>('[data-term]:hover');
    if (focused) open(focused);
    else if (hovered) open(hovered, tooltipOpenMs);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      listening.abort();
    };
  }, [router]);

  return term && Tip && <Tip term={term} />;
}
