import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, reachable, readMailto } from '../page.ts';

/** All that a visitor could type into, choose from or send. */
const inputs = 'form, input, select, textarea, datalist, fieldset, [contenteditable], [role="textbox"], [role="combobox"], [type="submit"]';

/** All that says what an input must be, or that it is not. */
const rules = ['required', 'pattern', 'min', 'max', 'minlength', 'maxlength', 'aria-required', 'aria-invalid', 'aria-errormessage'];

describe.each(languageCodes)('5. Validation rules (%s)', (code) => {
  it('no page has an input form', async () => {
    for (const path of [...(await reachable(code)), '/no-such-page']) {
      const found = (await page(code, path)).root.querySelectorAll(inputs).map(({ outerHTML }) => outerHTML);
      expect(found, `section 5, ${path} (${code}): inputs`).toEqual([]);
    }
  });

  it('no page shows a rule or a limit on input', async () => {
    for (const path of [...(await reachable(code)), '/no-such-page']) {
      const { root } = await page(code, path);
      const found = rules.flatMap((rule) => root.querySelectorAll(`[${rule}]`).map(({ outerHTML }) => outerHTML));
      expect(found, `section 5, ${path} (${code}): rules and limits`).toEqual([]);
    }
  });

  it('contact goes through the visitor’s own mail program, from every page', async () => {
    for (const path of [...(await reachable(code)), '/no-such-page']) {
      const mail = (await page(code, path)).links().filter(({ href }) => href.startsWith('mailto:'));
      expect(mail.length, `section 5, ${path} (${code}): mail links`).toBeGreaterThan(0);
      for (const { href } of mail) expect(readMailto(href).to, `section 5, ${path} (${code})`).toBe(company.email);
    }
  });
});
