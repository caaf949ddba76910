import { describe, expect, it } from 'vitest';
import { paths } from '../../e2e/addresses.ts';
import { languageCodes, page } from '../page.ts';

const signIn = /sign[ -]?in|log[ -]?in|password|my account|登入|登記帳戶|密碼/i;

describe('6. Roles and permissions: every page is public', () => {
  it.each(languageCodes.flatMap((code) => paths.map((path) => [code, path] as const)))(
    '[1.contact.2] [6.access.1] [6.access.2] %s %s is public and has no sign-in',
    async (code, path) => {
      const { status, root } = await page(code, path);
      expect(status, `section 6, ${path} (${code}): status`).toBe(200);
      const controls = root.querySelectorAll('a, button').map((control) => control.textContent);
      expect(
        controls.filter((text) => signIn.test(text)),
        `section 6, ${path} (${code}): nothing to sign in to`,
      ).toEqual([]);
    },
  );
});
