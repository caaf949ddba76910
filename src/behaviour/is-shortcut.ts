/** Whether the keys pressed are Alt+T, which moves the focus to the notifications (section 14). By `code`, as Alt changes the letter on a Mac. */
export const isShortcut = ({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && !shiftKey && code === 'KeyT';
