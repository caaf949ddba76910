import { clipboardSelector } from '../contract.ts';
import { textOf } from './text-of.ts';

/** Used if the client does not run: opens, focuses and selects the text whose copying was refused last (14.copy.2). */
export function showRefused() {
  const refused = window.site.told.findLast((told) => told.what === 'refused');
  if (!refused) return;
  window.site.told = [];
  for (const { dataset } of document.querySelectorAll<HTMLElement>(clipboardSelector)) {
    const source = document.getElementById(dataset.clipboard!)!;
    if (textOf(source) !== refused.text) continue;
    source.closest('details')?.toggleAttribute('open', true);
    // Focusing the text scrolls it into view, and screen readers read it.
    source.tabIndex = -1;
    source.focus();
    getSelection()!.selectAllChildren(source);
    return;
  }
}
