const pressable = 'a, button, summary, textarea';

const popoversOpen = () => Array.from(document.querySelectorAll('[popover]:popover-open'), ({ id }) => id);
const detailsOpen = () => Array.from(document.querySelectorAll<HTMLDetailsElement>('details[open]'), ({ id }) => id);
const pressables = () => Array.from(document.querySelectorAll<HTMLElement>(pressable));
const pressableOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(pressable);

/** What the visitor has opened, and where the focus is. */
const look = () => ({
  popovers: popoversOpen(),
  details: detailsOpen(),
  focused: document.activeElement,
  place: pressables().indexOf(document.activeElement as HTMLElement),
});

/**
 * Where others have changed the text of the page, React draws it, or its main part, anew in place of hydrating it. What the
 * visitor has opened or focused by then is opened and focused again, in the same frame, and a press that has begun is finished.
 * Gives the function that does so, once.
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
    if (!left.focused?.isConnected) pressables()[left.place]?.focus({ preventScroll: true });
    finishPress();
  };
}

/** How far the pointer may move between the two ends of a press, in px. */
const steady = 10;

/**
 * A browser gives no click where the element under the pressed button of a mouse is gone before the click (a finger’s is looked
 * for when it is lifted). Gives the function that gives the click to the element’s successor, now or when the button is let go.
 */
function holdPress(options: AddEventListenerOptions): () => void {
  // Pressed before this script came; from where, nobody can say.
  let pressed = document.querySelector<HTMLElement>(`:is(${pressable}):active`);
  let place = pressables().indexOf(pressed!);
  let from: PointerEvent | undefined;
  let isUp = false;
  const isSteady = ({ clientX, clientY }: PointerEvent) => !from || Math.hypot(clientX - from.clientX, clientY - from.clientY) < steady;
  addEventListener(
    'pointerdown',
    (event) => {
      from = event;
      pressed = event.pointerType === 'mouse' ? pressableOf(event) : null;
      place = pressables().indexOf(pressed!);
      isUp = false;
    },
    options,
  );
  addEventListener('pointerup', (event) => (isSteady(event) ? (isUp = true) : (pressed = null)), options);
  addEventListener('click', () => (pressed = null), options);
  return () => {
    if (!pressed || pressed.isConnected) return;
    const press = () => pressables()[place]?.click();
    if (isUp) press();
    else addEventListener('pointerup', (event) => isSteady(event) && press(), { once: true });
  };
}
