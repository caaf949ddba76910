import { textOf } from './text-of.ts';

/** Where the client cannot come: opens the text whose copying was refused, selected, for the visitor to copy by hand. */
export function showRefused() {
  const refused = window.site.told.find((told) => told.what === 'refused');
  if (!refused) return;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-clipboard]')) {
    const source = document.getElementById(dataset.clipboard!)!;
    if (textOf(source) !== refused.text) continue;
    source.closest('details')?.toggleAttribute('open', true);
    getSelection()!.selectAllChildren(source);
    source.scrollIntoView({ block: 'nearest' });
    return;
  }
}
