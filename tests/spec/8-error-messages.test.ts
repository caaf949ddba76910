import { describe, expect, it } from 'vitest';
import { languageCodes, page, reachable } from '../page.ts';

describe.each(languageCodes)('8. Error catalogue: messages (%s)', (code) => {
  it('[8.messages.1] no page has an error message of its own', async () => {
    for (const path of await reachable(code)) {
      const { root } = await page(code, path);
      const alerts = root.querySelectorAll('[role="alert"], [role="alertdialog"], [aria-errormessage], [aria-invalid], dialog');
      expect(
        alerts.map(({ outerHTML }) => outerHTML),
        `section 8, ${path} (${code}): error messages`,
      ).toEqual([]);
    }
  });
});
