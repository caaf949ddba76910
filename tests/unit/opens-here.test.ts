import { expect, it } from 'vitest';
import { opensHere } from '../../src/browser/opens-here.ts';

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each([
  ['A click', {}, true],
  ['A click by the middle button', { button: 1 }, false],
  ['Ctrl and a click', { ctrlKey: true }, false],
  ['Cmd and a click', { metaKey: true }, false],
  ['Shift and a click', { shiftKey: true }, false],
  ['Alt and a click', { altKey: true }, false],
])('%s: whether it opens a link in this tab', (_, press, opens) => {
  expect(opensHere({ ...plain, ...press } as MouseEvent)).toBe(opens);
});
