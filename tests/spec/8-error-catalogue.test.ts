import { describe, expect, it } from 'vitest';
import { paths } from '../../e2e/addresses.ts';
import { languageCodes, page } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

describe('8. Error catalogue', () => {
  it.each(languageCodes)('[8.missing.1] an unmatched path is the not-found page (%s)', async (code) => {
    expect((await page(code, '/no-such-page')).status).toBe(404);
  });

  it.each(languageCodes.flatMap((code) => paths.map((path) => [code, path] as const)))(
    '[8.error.1] [15.error.1] %s %s contains the text of the error screen: a status, a message, a way to try again and a way home',
    async (code, path) => {
      const { error } = (await page(code, path)).data.copy.live as { error: Record<string, string> };
      expect(Object.keys(error).sort()).toEqual(['home', 'retry', 'status', 'text', 'title']);
      expect(error, `section 8, ${path} (${code}): error screen`).toMatchObject(wordsIn[code]['8.error.1']);
    },
  );
});
