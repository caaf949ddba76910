/**
 * Whether the keys pressed are Alt+T, which moves the focus to the notifications (section 14). Compares the letter, because layouts have it
 * on different keys. Compares the physical key if Alt types another character, as on a Mac, or if the layout is not Latin.
 */
export const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey, key, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && !shiftKey && (/^[a-z]$/i.test(key) ? /t/i.test(key) : code === 'KeyT');
