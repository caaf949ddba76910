import { within } from '../behaviour/within.ts';

const pressable = 'a, button, summary, textarea';

const idsOf = (selector: string) => Array.from(document.querySelectorAll(selector), ({ id }) => id);
const pressables = () => Array.from(document.querySelectorAll<HTMLElement>(pressable));
const pressableOf = (event: Event) => within(event, pressable);

/** What is open and focused; `index` is the position of the focused element among all pressable ones. */
const look = () => ({
  popovers: idsOf('[popover]:popover-open'),
  details: idsOf('details[open]'),
  focused: document.activeElement,
  index: pressables().indexOf(document.activeElement as HTMLElement),
});

/**
 * If browser translation has changed the text, React renders the page again instead of hydrating it. Returns a function to call once after
 * that: it opens and focuses again what the visitor had opened or focused, and completes a click that had begun.
 */
export function keepOpen(): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  const first = document.querySelector('#app > *');
  let left = look();
  for (const change of ['toggle', 'focusin']) addEventListener(change, () => (left = look()), options);
  const finishPress = holdPress(options);
  return () => {
    watching.abort();
    if (!first?.isConnected) for (const id of left.popovers) document.getElementById(id)?.showPopover();
    for (const id of left.details) {
      const element = document.getElementById(id) as HTMLDetailsElement | null;
      if (element) element.open = true;
    }
    if (!left.focused?.isConnected) pressables()[left.index]?.focus({ preventScroll: true });
    finishPress();
  };
}

/** The largest distance in px between press and release of a click. */
const steady = 10;

/**
 * A browser fires no click if the element under the pressed mouse button is removed before the release. (For touch it looks for the element
 * on release.) Returns a function that clicks the element's replacement, now or on release.
 */
function holdPress(options: AddEventListenerOptions): () => void {
  // The element may have been pressed before this script ran; the position is then unknown until the pointer moves.
  let pressed: HTMLElement | null | undefined = document.querySelector<HTMLElement>(`:is(${pressable}):active`);
  let index = pressables().indexOf(pressed!);
  let from: PointerEvent | undefined;
  let isUp = false;
  const isSteady = ({ clientX, clientY }: PointerEvent) => !from || Math.hypot(clientX - from.clientX, clientY - from.clientY) < steady;
  addEventListener(
    'pointerdown',
    (event) => {
      from = event;
      pressed = event.pointerType === 'mouse' ? pressableOf(event) : null;
      index = pressables().indexOf(pressed!);
      isUp = false;
    },
    options,
  );
  addEventListener('pointerup', (event) => (isSteady(event) ? (isUp = true) : (pressed = null)), options);
  addEventListener('click', () => (pressed = null), options);
  return () => {
    if (!pressed || pressed.isConnected) return;
    const press = () => pressables()[index]?.click();
    if (isUp) return press();
    addEventListener('pointermove', (event) => (from ??= event), { once: true });
    addEventListener('pointerup', (event) => isSteady(event) && press(), { once: true });
  };
}
