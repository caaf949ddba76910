import { describe, expect, it } from 'vitest';
import { paths } from '../../e2e/addresses';
import { languageCodes, page } from '../page';

describe('8. Error catalogue', () => {
  it.each(languageCodes)('an unmatched path is the not-found page (%s)', async (code) => {
    expect((await page(code, '/no-such-page')).status).toBe(404);
  });

  it.each(languageCodes.flatMap((code) => paths.map((path) => [code, path] as const)))(
    '%s %s carries the words of the error screen: a status, a message, try again, and home',
    async (code, path) => {
      const { error } = (await page(code, path)).data.copy.live as { error: Record<string, string> };
      expect(Object.keys(error).sort()).toEqual(['home', 'retry', 'status', 'text', 'title']);
      expect(error.status).toContain('{{status}}');
    },
  );
});
