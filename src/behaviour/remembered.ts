import { storageLanguage, storageOffer, type Choice } from '../contract.ts';

/** The stored choice; null or undefined if there is none, or if storage is blocked. */
export function remembered(key: Choice): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is blocked.
  }
}

/** The BCP 47 tag of the language to offer on a page whose language has the tag `tag` (10.offer.1); null if there is nothing to offer. */
export function languageToOffer(tag: string): string | null {
  const chosen = remembered(storageLanguage);
  return chosen && chosen !== tag && !remembered(storageOffer) ? chosen : null;
}

/** Removes a stored choice. */
export function forget(key: Choice) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

/** Stores a choice in localStorage, if that is allowed. */
export function remember(key: Choice, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the choice holds for this page only.
  }
}
