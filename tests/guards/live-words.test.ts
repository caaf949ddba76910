import { describe, expect, it } from 'vitest';
import { copyOf } from '../../src/render/copy-of.ts';

const { live } = copyOf('en') as { live: Record<string, Record<string, string>> };

/** Texts that only a script shows, so that no rendered page has them: those that the specification quotes. */
describe('Texts that only a script shows have the words of the specification', () => {
  it.each([
    ['notFound', 'title', 'Page Not Found'],
    ['notFound', 'text', 'The page you’re looking for doesn’t exist or has been moved.'],
    ['notFound', 'home', 'Return to Home'],
    ['error', 'home', 'Return to Home'],
    ['copied', 'title', 'Copied to clipboard'],
    ['copied', 'checklist', 'RFQ checklist has been copied. Paste it into your email.'],
    ['notifications', 'region', 'Notifications'],
  ])('%s.%s', (group, key, words) => {
    expect(live[group]![key]).toBe(words);
  });
});
