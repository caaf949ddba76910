import type { Choice } from '../contract.ts';

/** What the visitor chose before; nothing where nothing is kept or storage is refused. */
export function remembered(key: Choice): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    // There is nothing to remember.
  }
}

/** Takes a choice back. */
export function forget(key: Choice) {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to forget.
  }
}

/** Keeps a choice in the visitor's browser, where that is allowed. */
export function remember(key: Choice, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing is kept, and nothing else changes.
  }
}
