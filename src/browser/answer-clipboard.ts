import { clipboardSelector, renderedEvent, toldEvent, type ClipboardKind } from '../contract.ts';
import { copiedForMs } from '../facts/waiting.ts';
import { within } from '../behaviour/within.ts';
import { textOf } from './text-of.ts';

/** The id of the text whose button shows “Copied”; not the button, which React may have replaced. */
let copied: string | undefined;
let timer = 0;

/** Shows “Copied” on the button of this text, or on none. */
function show(text?: string) {
  clearTimeout(timer);
  copied = text;
  paint();
}

function paint() {
  for (const button of document.querySelectorAll<HTMLElement>(clipboardSelector)) {
    const isCopied = button.dataset.clipboard === copied;
    button.dataset.state = isCopied ? 'copied' : 'idle';
    button.children[0]!.ariaHidden = String(isCopied);
    button.children[1]!.ariaHidden = String(!isCopied);
  }
}

/** Copies in the click handler, because browsers require user activation, and shows “Copied” for two seconds (section 4). */
export function answerClipboard() {
  addEventListener('click', async (event) => {
    const button = within(event, clipboardSelector);
    if (!button) return;
    const { clipboard, kind } = button.dataset as { clipboard: string; kind: ClipboardKind };
    const text = textOf(document.getElementById(clipboard)!);
    // Not the URL, which is that of the next page already while that is loading.
    const { title } = document;
    try {
      await navigator.clipboard.writeText(text);
      window.site.told.push({ what: 'copied', kind });
      show(clipboard);
      timer = window.setTimeout(show, copiedForMs);
    } catch {
      // Refused by the visitor or a policy, or undefined: the Clipboard API exists only on https.
      window.site.told.push({ what: 'refused', text, title });
      // If another text was copied meanwhile, its button keeps showing “Copied”.
      if (copied === clipboard) show();
    }
    document.dispatchEvent(new Event(toldEvent));
  });
  document.addEventListener(renderedEvent, () => (window.site.isTurning ? show() : copied && paint()));
}
