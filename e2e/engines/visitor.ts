import { expect } from 'vitest';
import type { Session } from './firefox.ts';

export const wide = { width: 1280, height: 800 };
export const narrow = { width: 375, height: 700 };

export type Visitor = ReturnType<typeof createVisitor>;

/** Does and sees what a visitor can; the session may begin later. */
export function createVisitor(session: () => Session, ports: Record<'site' | 'late' | 'never', number>) {
  const run: Session['run'] = (inPage, ...args) => session().run(inPage, ...args);
  const type: Session['type'] = (...keys) => session().type(...keys);

  /** All that match and are on display, in the order of the document. */
  const see = (css: string) => run(lookFor, css, false);
  const texts = async (css: string) => (await see(css)).map(({ text }) => text);

  /** Waits until `read` gives this value; the three functions below wait too. */
  async function expectSoon<Value>(read: () => Promise<Value>, value: Value, message?: string) {
    await expect.poll(read, { message }).toEqual(value);
  }
  const expectShown = (css: string, count: number) => expectSoon(async () => (await see(css)).length, count, `${css}: on display`);
  const expectAt = (path: string) => expectSoon(() => run(() => location.pathname + location.hash), path, 'address');
  const expectFocus = (css: string) => expectSoon(async () => (await see(css))[0]?.focused, true, `${css}: focused`);

  /** Opens the page as a first visit, without any input. An untrusted host has neither HTTPS nor the name localhost. */
  async function open(path: string, size = wide, from: keyof typeof ports | 'untrusted' = 'site') {
    await run(() => location.protocol === 'http:' && localStorage.clear());
    await session().resize(size.width, size.height);
    // An address that differs only in its fragment would be opened in the document that is already there.
    // A blank page would make WebKit start a process for the next one, a quarter of the time of all journeys.
    await session().goTo(`http://localhost:${ports.site}/robots.txt`);
    await session().goTo((from === 'untrusted' ? 'http://site.test' : `http://localhost:${ports[from]}`) + path);
  }

  /** Makes the first input again and again until the page is hydrated: WebKit may lose a key that is pressed early. */
  const hydrate = () => expectSoon(() => type('Shift').then(() => run(() => window.site.ready)), true, 'the page is hydrated');

  /** Presses the middle of the first displayed match, once the pointer is over it. */
  async function press(css: string) {
    let aside = 0;
    const hover = async () => {
      const [target] = await run(lookFor, css, true);
      // A pointer that has not moved is over nothing in a new document.
      aside = 1 - aside;
      if (target) await session().move(Math.round(target.x) + aside, Math.round(target.y));
      return (await see(css))[0]?.hovered;
    };
    await expectSoon(hover, true, `the pointer is over ${css}`);
    await session().click();
  }

  /** What the clipboard holds, as a visitor finds out: by pasting it. */
  async function paste(): Promise<string> {
    await run(() => document.body.appendChild(document.createElement('textarea')).focus());
    await type('Control', 'v');
    const pasted = () => run(() => (document.body.lastElementChild as HTMLTextAreaElement).value);
    await expect.poll(pasted, { message: 'the clipboard holds text' }).not.toBe('');
    return pasted();
  }

  return { run, see, texts, expectSoon, expectShown, expectAt, expectFocus, open, hydrate, press, type, paste };
}

/** In the page: what matches and is on display, with its middle in the window; the first may be scrolled to. */
function lookFor(css: string, scroll: boolean) {
  const all = Array.from(document.querySelectorAll<HTMLElement>(css));
  const shown = all.filter((each) => each.checkVisibility({ visibilityProperty: true }));
  if (scroll) shown[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return shown.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [focused, hovered] = [document.activeElement === element, element.matches(':hover')];
    return { text: element.innerText.trim(), focused, hovered, x: left + width / 2, y: top + height / 2 };
  });
}
