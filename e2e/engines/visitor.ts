import { expect } from 'vitest';
import type { PointerAction, Session } from './engine.ts';

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 375, height: 700 };

/** Keys that have no character, as WebDriver writes them. */
export const keys = { shift: '\uE008', control: '\uE009', alt: '\uE00A' } as const;

/** An element on display. */
export interface Seen {
  text: string;
  attributes: Record<string, string>;
  focused: boolean;
  /** Its middle, in the window. */
  x: number;
  y: number;
  /** Whether the pointer is over it, and nothing between. */
  hovered: boolean;
}

export type Visitor = ReturnType<typeof createVisitor>;

/** Does and sees what a visitor can; the session may begin later. */
export function createVisitor(session: () => Session, origin: () => string) {
  const run: Session['run'] = (inPage, ...args) => session().run(inPage, ...args);

  /** All that match and are on display, in the order of the document. */
  const see = (css: string): Promise<Seen[]> => run(lookFor, css);

  const address = () => run(() => location.pathname + location.hash);

  /** Opens the page as one who has never been here, and leaves it untouched. */
  async function open(path: string, size = wide, from = origin()) {
    await run(() => location.protocol === 'http:' && localStorage.clear());
    await session().resize(size.width, size.height);
    // An address that differs by no more than its fragment would be found in the document that is there.
    await session().goTo('about:blank');
    await session().goTo(from + path);
  }

  /** Gives the first sign of a visitor and waits until the application has taken the page over. */
  async function wake() {
    await run(() => document.addEventListener('site:ready', () => document.documentElement.toggleAttribute('data-awake', true)));
    await type(keys.shift);
    await expect.poll(() => run(() => document.documentElement.hasAttribute('data-awake')), { message: 'the page is awake' }).toBe(true);
  }

  const point = (...actions: PointerAction[]) =>
    session().perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });

  /** Presses the middle of the first that is on display, once the pointer meets it there. */
  async function press(css: string) {
    await expect.poll(() => run(bring, css), { message: `${css} is on display` }).toBe(true);
    let aside = 0;
    const hover = async () => {
      const [{ x, y }] = (await see(css)) as [Seen];
      // A pointer that has not moved is over nothing in a new document.
      aside = 1 - aside;
      await point({ type: 'pointerMove', x: Math.round(x) + aside, y: Math.round(y) });
      return (await see(css))[0]!.hovered;
    };
    await expect.poll(hover, { message: `the pointer is over ${css}` }).toBe(true);
    await point({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
  }

  /** Presses the keys together: down in their order, up in the other. */
  async function type(...pressed: string[]) {
    const down = pressed.map((value) => ({ type: 'keyDown' as const, value }));
    const up = pressed.toReversed().map((value) => ({ type: 'keyUp' as const, value }));
    await session().perform({ type: 'key', id: 'keyboard', actions: [...down, ...up] });
  }

  /** What the clipboard holds, as a visitor finds out: by pasting it. */
  async function paste(): Promise<string> {
    await run(() => document.body.appendChild(document.createElement('textarea')).focus());
    await type(keys.control, 'v');
    const pasted = () => run(() => (document.body.lastElementChild as HTMLTextAreaElement).value);
    await expect.poll(pasted, { message: 'the clipboard holds text' }).not.toBe('');
    return pasted();
  }

  return { run, see, address, open, wake, press, type, paste };
}

/** In the page. */
function bring(css: string): boolean {
  const element = Array.from(document.querySelectorAll(css)).find((each) => each.checkVisibility({ visibilityProperty: true }));
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return !!element;
}

/** In the page. */
function lookFor(css: string): Seen[] {
  const shown = Array.from(document.querySelectorAll<HTMLElement>(css)).filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  return shown.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      text: element.innerText.trim(),
      attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
      focused: document.activeElement === element,
      x: left + width / 2,
      y: top + height / 2,
      hovered: element.matches(':hover'),
    };
  });
}
