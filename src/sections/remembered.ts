import { choices } from '../facts/storage';

type Key = keyof typeof choices;

/** What the visitor chose before; null where nothing is kept or storage is refused. */
export function remembered(key: Key): string | null {
  try {
    return localStorage.getItem(choices[key]);
  } catch {
    return null;
  }
}

/** Takes a choice back. */
export function forget(key: Key) {
  try {
    localStorage.removeItem(choices[key]);
  } catch {
    // There is nothing to forget.
  }
}

/** Keeps a choice in the visitor's browser, where that is allowed. */
export function remember(key: Key, value: string) {
  try {
    localStorage.setItem(choices[key], value);
  } catch {
    // Nothing is kept, and nothing else changes.
  }
}
