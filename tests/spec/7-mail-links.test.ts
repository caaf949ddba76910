import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, readMailto, type LanguageCode } from '../page';

const mailbox = company.email;

/** The longest that every mail program opens. */
const limit = 2000;

const industries = [
  'energy-petrochemicals',
  'metals-materials',
  'agriculture-foodstuffs',
  'industrial-chemicals',
  'construction-building',
  'electronics-ict',
  'consumer-durables',
  'medical-ppe',
  'automotive',
  'textiles-apparel',
  'packaging-paper',
  'mining-minerals',
  'marine-supplies',
  'light-heavy-machinery',
];
const services = [
  'global-sourcing',
  'documentation-compliance',
  'logistics-coordination',
  'quality-assurance',
  'factory-audit',
  'insurance-risk',
  'trade-advisory',
];

const links = [
  // path                                  mail links between navigation and footer, in order
  ['/', ['Get a Quote', 'Contact Us Today']],
  ['/industries', ['Get in Touch']],
  ...industries.map((slug) => [`/industries/${slug}`, ['Email RFQ']] as const),
  ['/services', ['Request a Consultation']],
  ...services.map((slug) => [`/services/${slug}`, ['Email RFQ']] as const),
  ['/geography', []],
  ['/compliance', []],
  ['/about', []],
  ['/contact', [mailbox, 'General Inquiry', 'Sourcing Request', 'Logistics Coordination', 'Partnership Inquiry']],
  ['/legal/privacy', [mailbox, mailbox, mailbox, mailbox]],
  ['/legal/terms', [mailbox]],
  ['/legal/cookies', [mailbox]],
  ['/no-such-page', []],
] as const;

const mailOf = async (code: LanguageCode, path: string) => (await page(code, path)).links().filter(({ href }) => /^\s*mailto/i.test(href));

/** Unreserved characters and percent-encoded ones: all that a value needs, with no space and no plus sign. */
const value = String.raw`(?:[\w.~!*'()-]|%[0-9A-F]{2})*`;
const written = new RegExp(`^subject=${value}&body=${value}$`);
const beginning = `mailto:${mailbox.split('@').map(encodeURIComponent).join('@')}?`;

describe.each(links)('7. The calls it makes: mail links of %s', (path, inMain) => {
  it('English: Get a Quote above, the page’s own between, the address below', async () => {
    const names = (await mailOf('en', path)).map(({ name }) => name);
    expect(names, `section 7, ${path} (en): mail links`).toEqual(['Get a Quote', ...inMain, mailbox]);
  });

  it.each(languageCodes)('%s: there are as many, and the plain address carries nothing', async (code) => {
    const found = await mailOf(code, path);
    expect(found.length, `section 7, ${path} (${code}): mail links`).toBe(inMain.length + 2);
    const plain = found.filter(({ name }) => name === mailbox);
    expect(plain.length, `section 7, ${path} (${code}): plain addresses`).toBe(inMain.filter((name) => name === mailbox).length + 1);
    for (const { href } of plain) expect(href, `section 7, ${path} (${code}): plain address`).toBe(`mailto:${mailbox}`);
  });

  it.each(languageCodes)('%s: every letter is written as RFC 6068 asks and short enough to open', async (code) => {
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
  });
});
