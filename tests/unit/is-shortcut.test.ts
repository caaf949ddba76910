import { expect, it } from 'vitest';
import { isShortcut } from '../../src/behaviour/is-shortcut.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it.each([
  ['Alt+T', { altKey: true, key: 't', code: 'KeyT' }, true],
  ['T', { key: 't', code: 'KeyT' }, false],
  ['Ctrl+T', { ctrlKey: true, key: 't', code: 'KeyT' }, false],
  ['Cmd+T', { metaKey: true, key: 't', code: 'KeyT' }, false],
  ['Shift+T', { shiftKey: true, key: 't', code: 'KeyT' }, false],
  ['Ctrl+Alt+T, as AltGr is on Windows', { altKey: true, ctrlKey: true, key: 't', code: 'KeyT' }, false],
  ['Cmd+Alt+T', { altKey: true, metaKey: true, key: 't', code: 'KeyT' }, false],
  ['Shift+Alt+T', { altKey: true, shiftKey: true, key: 't', code: 'KeyT' }, false],
  ['Alt+Y', { altKey: true, key: 'y', code: 'KeyY' }, false],
  ['Alt+T with Caps Lock', { altKey: true, key: 'T', code: 'KeyT' }, true],
  ['Option+T of a Mac', { altKey: true, key: '†', code: 'KeyT' }, true],
  ['Alt+T of a Russian layout', { altKey: true, key: 'е', code: 'KeyT' }, true],
  ['Alt+T of a Dvorak layout', { altKey: true, key: 't', code: 'KeyK' }, true],
  ['Alt+Y of a Dvorak layout, where T is printed', { altKey: true, key: 'y', code: 'KeyT' }, false],
])('[9.constants.12] %s: whether it leads to the notifications', (_, keys, leads) => {
  expect(isShortcut({ ...none, ...keys } as KeyboardEvent)).toBe(leads);
});
