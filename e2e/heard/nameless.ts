import type { Phrase } from './speak.ts';

const named = new Set(['button', 'dialog', 'heading', 'image', 'link', 'navigation', 'region', 'table', 'textbox', 'tooltip']);

/** What has a role that says nothing without a name, and has none. */
export const nameless = (phrases: readonly Phrase[]) => phrases.filter(({ role, words }) => named.has(role) && words === role);
