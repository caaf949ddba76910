/**
 * Whether the keys pressed are Alt+T, which moves the focus to the notifications (section 14). By the letter, which a layout may have on another
 * key; by the key where Alt makes another letter of it, as on a Mac, or where the layout is not Latin.
 */
export const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey, key, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && !shiftKey && (/^[a-z]$/i.test(key) ? /t/i.test(key) : code === 'KeyT');
