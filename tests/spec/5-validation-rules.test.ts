import { describe, expect, it } from 'vitest';
import { company, everyPath, languageCodes, page, readMailto } from '../page.ts';

/** Elements in which a visitor could type, choose or send something. */
const inputs = 'form, input, select, textarea, datalist, fieldset, [contenteditable], [role="textbox"], [role="combobox"], [type="submit"]';

/** Attributes that say what an input must be, or that it is invalid. */
const rules = ['required', 'pattern', 'min', 'max', 'minlength', 'maxlength', 'aria-required', 'aria-invalid', 'aria-errormessage'];

describe.each(languageCodes)('5. Validation rules (%s)', (code) => {
  it('[5.forms.1] no page has an input form', async () => {
    for (const path of await everyPath(code)) {
      const found = (await page(code, path)).root.querySelectorAll(inputs).map(({ outerHTML }) => outerHTML);
      expect(found, `section 5, ${path} (${code}): inputs`).toEqual([]);
    }
  });

  it('[5.forms.2] [9.limits.1] no page shows a rule or a limit on input', async () => {
    for (const path of await everyPath(code)) {
      const { root } = await page(code, path);
      const found = rules.flatMap((rule) => root.querySelectorAll(`[${rule}]`).map(({ outerHTML }) => outerHTML));
      expect(found, `section 5, ${path} (${code}): rules and limits`).toEqual([]);
    }
  });

  it('[1.contact.1] [5.forms.1] contact goes through the visitor’s own mail program, from every page', async () => {
    for (const path of await everyPath(code)) {
      const mail = (await page(code, path)).links().filter(({ href }) => href.startsWith('mailto:'));
      expect(mail.length, `section 5, ${path} (${code}): mail links`).toBeGreaterThan(0);
      for (const { href } of mail) expect(readMailto(href).to, `section 5, ${path} (${code})`).toBe(company.email);
    }
  });
});
