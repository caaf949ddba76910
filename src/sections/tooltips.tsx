import { useEffect, useRef, useState, type ComponentType } from 'react';
import { waiting } from '../facts/waiting';
import { late } from './late';
import type { TooltipProps } from './tooltip';

/** Long enough to move the pointer from a term to its words. */
const graceMs = 150;

const termOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null);

// The list beside an Incoterm names it, and the page goes on without its explanation.
const giveUp = () => {};

const loadTooltip = () => late('tooltip', () => import('./tooltip'));

/**
 * One tooltip for all terms of the page: by pointer after a while, by keyboard and by touch at once, and at once as
 * well shortly after another has closed. What draws it is loaded with the first.
 */
export function Tooltips() {
  const [term, setTerm] = useState<HTMLElement | null>(null);
  const [Tip, setTip] = useState<ComponentType<TooltipProps> | null>(null);
  const timer = useRef(0);
  const closedAt = useRef(-Infinity);
  const shown = useRef<HTMLElement | null>(null);

  useEffect(() => {
    shown.current = term;
    if (term) loadTooltip().then(({ Tooltip }) => setTip(() => Tooltip), giveUp);
  }, [term]);

  useEffect(() => {
    function open(next: HTMLElement, afterMs = 0) {
      clearTimeout(timer.current);
      if (afterMs === 0) setTerm(next);
      else timer.current = window.setTimeout(() => setTerm(next), afterMs);
    }
    function close(afterMs = 0) {
      clearTimeout(timer.current);
      if (!shown.current) return;
      timer.current = window.setTimeout(() => {
        closedAt.current = Date.now();
        setTerm(null);
      }, afterMs);
    }
    function onPointerOver({ target, pointerType }: PointerEvent) {
      if (pointerType === 'touch') return;
      const next = termOf(target);
      if (next && next === shown.current) return clearTimeout(timer.current);
      if (target instanceof Element && target.closest('[role="tooltip"]')) return clearTimeout(timer.current);
      if (!next) return;
      loadTooltip().catch(giveUp);
      const soon = shown.current !== null || Date.now() - closedAt.current < waiting.tooltipSkipMs;
      open(next, soon ? 0 : waiting.tooltipOpenMs);
    }
    function onPointerOut({ target, pointerType }: PointerEvent) {
      if (pointerType === 'touch') return;
      if (termOf(target) || (target instanceof Element && target.closest('[role="tooltip"]'))) close(graceMs);
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
      else if (!(target instanceof Element && target.closest('[role="tooltip"]'))) close();
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !shown.current) return;
      event.preventDefault();
      close();
    }
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('pointerout', onPointerOut);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown, true);
    // The pointer may have come before the script.
    const waited = document.querySelector<HTMLElement>('[data-term]:hover');
    if (waited) open(waited, waiting.tooltipOpenMs);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('pointerout', onPointerOut);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);

  return term && Tip && <Tip term={term} />;
}
