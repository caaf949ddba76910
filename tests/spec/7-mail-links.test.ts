import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, readMailto, type LanguageCode } from '../page.ts';
import { detailPages } from '../words/ids.ts';
import { wordsIn } from '../words/words-in.ts';
import type { Words } from '../words/words.ts';

const mailbox = company.email;

/** The longest link that every mail program opens, in characters. */
const limit = 2000;

/** The names of the mail links between navigation and footer, in order; the plain address is its own name. */
const links: [path: string, names: (said: Words) => string[]][] = [
  ['/', (said) => [said['2.chrome.5'], said['2.home.11'].contact]],
  ['/industries', (said) => [said['2.industries.2'].contact]],
  ['/services', (said) => [said['2.services.4'].contact]],
  ...detailPages.map((path): [string, (said: Words) => string[]] => [path, (said) => [said['2.chrome.12']]]),
  ['/geography', () => []],
  ['/compliance', () => []],
  ['/about', () => []],
  ['/contact', (said) => [mailbox, ...said['2.contact.5'].buttons]],
  ['/legal/privacy', () => [mailbox, mailbox, mailbox]],
  ['/legal/terms', () => [mailbox]],
  ['/legal/cookies', () => [mailbox]],
  ['/no-such-page', () => []],
];

const mailOf = async (code: LanguageCode, path: string) => (await page(code, path)).links().filter(({ href }) => /^\s*mailto/i.test(href));

/** A value: unreserved characters and percent-encoded ones, no space and no plus sign. */
const value = String.raw`(?:[\w.~!*'()-]|%[0-9A-F]{2})*`;
const written = new RegExp(`^subject=${value}&body=${value}$`);
const beginning = `${company.mailLink}?`;

describe.each(links)('7. The calls it makes: mail links of %s', (path, inMain) => {
  it.each(languageCodes)('[7.mail.1] %s: the mail links are Get a Quote, then those of the page, then the plain address', async (code) => {
    const said = wordsIn[code];
    const names = (await mailOf(code, path)).map(({ name }) => name);
    expect(names, `section 7, ${path} (${code}): mail links`).toEqual([said['2.chrome.5'], ...inMain(said), mailbox]);
  });

  it.each(languageCodes)('[11.company.2] %s: the plain address has no subject and no body', async (code) => {
    for (const { name, href } of await mailOf(code, path)) {
      expect(href === company.mailLink, `section 7, ${path} (${code}): “${name}” is the plain address`).toBe(name === mailbox);
    }
  });

  it.each(languageCodes)(
    '[7.mail.6] [13.mail.1] [13.mail.2] [13.mail.3] %s: every pre-filled e-mail is written as RFC 6068 asks and short enough to open',
    async (code) => {
      for (const { name, href } of (await mailOf(code, path)).filter((link) => link.name !== mailbox)) {
        const where = `section 7, ${path} (${code}), “${name}”`;
        expect(href.slice(0, beginning.length), `${where}: the mailbox, percent-encoded`).toBe(beginning);
        expect(href.slice(beginning.length), `${where}: a subject, a body; percent-encoded, a space as %20`).toMatch(written);
        expect(href.replaceAll('%0D%0A', ''), `${where}: every line end is %0D%0A`).not.toMatch(/%0[AD]/);
        expect(href.length, `${where}: characters, of ${limit} at most`).toBeLessThanOrEqual(limit);
        const { to, fields, subject, body } = readMailto(href);
        expect(to, `${where}: mailbox`).toBe(mailbox);
        expect(Object.keys(fields), `${where}: fields`).toEqual(['subject', 'body']);
        expect(subject, `${where}: subject of one line, with no name left open`).toMatch(/^[^\r\n{}]+$/);
        expect(body, `${where}: body with no name left open`).toMatch(/^[^{}]+$/);
      }
    },
  );
});
