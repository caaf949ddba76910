import { clipboardSelector } from '../contract.ts';
import { textOf } from './text-of.ts';

/** In place of the client: opens, focuses and selects the text whose copying was refused last (14.copy.2). */
export function showRefused() {
  const refused = window.site.told.findLast((told) => told.what === 'refused');
  if (!refused) return;
  window.site.told = [];
  for (const { dataset } of document.querySelectorAll<HTMLElement>(clipboardSelector)) {
    const source = document.getElementById(dataset.clipboard!)!;
    if (textOf(source) !== refused.text) continue;
    source.closest('details')?.toggleAttribute('open', true);
    // The focus comes into view, and a screen reader reads it.
    source.tabIndex = -1;
    source.focus();
    getSelection()!.selectAllChildren(source);
    return;
  }
}
