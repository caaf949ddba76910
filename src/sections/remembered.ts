import { storage } from '../facts/storage';

type Key = Exclude<keyof typeof storage, 'storageScroll'>;

/** What the visitor chose before; null where nothing is kept or storage is refused. */
export function remembered(key: Key): string | null {
  try {
    return localStorage.getItem(storage[key]);
  } catch {
    return null;
  }
}

/** Takes a choice back. */
export function forget(key: Key) {
  try {
    localStorage.removeItem(storage[key]);
  } catch {
    // There is nothing to forget.
  }
}

/** Keeps a choice in the visitor's browser, where that is allowed. */
export function remember(key: Key, value: string) {
  try {
    localStorage.setItem(storage[key], value);
  } catch {
    // Nothing is kept, and nothing else changes.
  }
}
