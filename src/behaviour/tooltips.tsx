import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { termSelector } from '../contract.ts';
import { tooltipOpenMs, tooltipSkipMs } from '../facts/waiting.ts';
import { loadRetrying } from './late.ts';
import type { TooltipProps } from './tooltip.tsx';
import { within } from './within.ts';

/** Time to move the pointer from a term to its tooltip, also with an unsteady hand (WCAG 1.4.13). */
const graceMs = 500;

const termOf = (event: Event) => within(event, termSelector);
const tipOf = (event: Event) => within(event, '[role="tooltip"]');

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
    // If the chunk cannot be loaded, the browser's own tooltip (`title`) remains.
    const giveUp = () => (shown = null);
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
        closedAt = performance.now();
        // The pointer has left, but the focus has not.
        show(afterMs ? document.querySelector<HTMLElement>(`${termSelector}:focus-visible`) : null);
      }, afterMs);
    }
    function onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      const next = termOf(event);
      if (tipOf(event) || (next && next === shown)) return clearTimeout(timer);
      if (!next) return;
      loadTooltip().then(({ takeOver }) => takeOver(next), giveUp);
      const soon = shown || performance.now() - closedAt < tooltipSkipMs;
      open(next, soon ? 0 : tooltipOpenMs);
    }
    function onPointerOut(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      if (termOf(event) || tipOf(event)) close(graceMs);
    }
    function onFocusIn(event: FocusEvent) {
      const next = termOf(event);
      if (next?.matches(':focus-visible')) open(next);
    }
    function onFocusOut(event: FocusEvent) {
      if (termOf(event)) close();
    }
    function onClick(event: MouseEvent) {
      const next = termOf(event);
      if (next) open(next);
      else if (!tipOf(event)) close();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !shown) return;
      event.preventDefault();
      // Not `close`, which sets `closedAt`: a term beneath the tooltip would then open its own tooltip at once.
      open(null);
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
    const focused = document.activeElement?.closest<HTMLElement>(termSelector);
    const hovered = document.querySelector<HTMLElement>(`${termSelector}:hover`);
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
