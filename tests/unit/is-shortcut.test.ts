import { expect, it } from 'vitest';
import { isShortcut } from '../../src/behaviour/is-shortcut.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  ['Alt+T', { altKey: true, code: 'KeyT' }, true],
  ['T', { code: 'KeyT' }, false],
  ['Ctrl+T', { ctrlKey: true, code: 'KeyT' }, false],
  ['Cmd+T', { metaKey: true, code: 'KeyT' }, false],
  ['Shift+T', { shiftKey: true, code: 'KeyT' }, false],
  ['Ctrl+Alt+T, as AltGr is on Windows', { altKey: true, ctrlKey: true, code: 'KeyT' }, false],
  ['Cmd+Alt+T', { altKey: true, metaKey: true, code: 'KeyT' }, false],
  ['Shift+Alt+T', { altKey: true, shiftKey: true, code: 'KeyT' }, false],
  ['Alt+Y', { altKey: true, code: 'KeyY' }, false],
])('[9.constants.12] %s: whether it leads to the notifications', (_, keys, leads) => {
  expect(isShortcut({ ...none, ...keys } as KeyboardEvent)).toBe(leads);
});
