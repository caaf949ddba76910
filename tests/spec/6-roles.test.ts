import { describe, expect, it } from 'vitest';
import { languageCodes, page, reachable } from '../page';

const pagesInTable = 31;

/** What a way in would be called, or what would lead to it. */
const signIn =
  /\b(sign[ -]?(in|up|out)|log[ -]?(in|out|on)|register now|my account|password|admin|member(s|ship)?)\b|登入|登出|註冊帳戶|密碼|會員|管理員/i;
const wayIn = /(sign-?in|sign-?up|log-?in|log-?out|account|admin|auth|session|user)/i;

describe.each(languageCodes)('6. Roles and permissions (%s)', (code) => {
  it('every page is public: it is there for whoever asks, and whole', { timeout: 30_000 }, async () => {
    const paths = await reachable(code);
    expect(paths.length, `section 6 (${code}): pages reached from Home`).toBe(pagesInTable);
    for (const path of paths) {
      const found = await page(code, path);
      expect([found.status, found.h1.length], `section 6, ${path} (${code}): status, h1 headings`).toEqual([200, 1]);
    }
  });

  it('no page shows a way to sign in, or a role', { timeout: 30_000 }, async () => {
    for (const path of [...(await reachable(code)), '/no-such-page']) {
      const found = await page(code, path);
      const controls = found.root.querySelectorAll('a, button').map((control) => control.textContent.trim());
      expect(
        controls.filter((name) => signIn.test(name)),
        `section 6, ${path} (${code}): controls`,
      ).toEqual([]);
      const hrefs = found.links().map(({ href }) => href.replace(/[?#].*/, ''));
      expect(
        hrefs.filter((href) => wayIn.test(href)),
        `section 6, ${path} (${code}): links`,
      ).toEqual([]);
    }
  });
});
