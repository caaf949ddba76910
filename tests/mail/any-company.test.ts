import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPages } from '../../tools/check/check-pages.ts';
import { company as ours, languageCodes, page, reachable, type LanguageCode } from '../page.ts';

const limit = 2000;

/** Names as in a company register, and names with unusual characters. */
const name = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 120 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc
      .array(fc.constantFrom('燈灣', '貿易有限公司', ' & ', '（香港）', '’', '%', '👩🏽‍🌾'), { minLength: 1, maxLength: 60 })
      .map((parts) => parts.join('')),
  )
  .filter((text) => text === text.trim() && !/\p{Surrogate}/u.test(text));

/** Addresses with any length on both sides of the @. */
const email = fc
  .tuple(fc.integer({ min: 1, max: 64 }), fc.integer({ min: 1, max: 250 }), fc.integer({ min: 0, max: 3 }))
  .map(([local, host, hosts]) => `${'a'.repeat(local)}@${'b'.repeat(host)}${'.c'.repeat(hosts * 60)}.hk`);

/** The mail links of a page for another company: they contain its short name and its mailbox. */
async function lettersOf(code: LanguageCode, path: string, shortName: string, mailbox: string) {
  const found = await page(code, path);
  const links = found.links().filter(({ href }) => /^mailto:.*\?/.test(href));
  const mine = encodeURIComponent(ours.shortNames[code]);
  return links.map(({ href }) => {
    expect(href).toContain(ours.mailLink);
    return href.replaceAll(mine, () => encodeURIComponent(shortName)).replace(ours.mailLink, `mailto:${mailbox}`);
  });
}

/** The messages of the build for a page with these links. */
function refusals(links: readonly string[]): string[] {
  const anchors = links.map((href) => `<a href="${href.replaceAll('&', '&amp;')}">Letter</a>`).join('');
  const html = `<html lang="en"><title>Contact</title><meta name="description" content="Contact"><body>${anchors}</body></html>`;
  return checkPages([['contact.html', html]], new Set()).filter((fault) => fault.includes('mail link'));
}

const roomFor = (length: number) =>
  `remove at least ${length - limit}, from its words or from email of src/facts/company.json or, where it has the company’s short name, from shortNames (a Chinese character takes 9)`;

describe('13. E-mail: any company', () => {
  it('[13.mail.3] with any names and any mailbox, a link of more than 2,000 characters is refused, with its length', async () => {
    const seen = { taken: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...languageCodes), name, email, async (code, shortName, mailbox) => {
        const letters = (
          await Promise.all(['/contact', '/industries/medical-ppe', '/services'].map((path) => lettersOf(code, path, shortName, mailbox)))
        ).flat();
        const tooLong = letters.map(({ length }) => length).filter((length) => length > limit);
        seen[tooLong.length ? 'refused' : 'taken'] += 1;
        expect(refusals(letters)).toEqual(
          tooLong.map(
            (length) => `contact.html: mail link “Letter”: expected at most ${limit} characters, found ${length}: ${roomFor(length)}`,
          ),
        );
      }),
      { numRuns: 300, seed: 2025 },
    );
    expect(seen.taken, 'companies that are taken').toBeGreaterThan(20);
    expect(seen.refused, 'companies that are refused').toBeGreaterThan(20);
  });

  it('[13.mail.3] a short name of 400 Chinese characters is refused with the length', async () => {
    const letters = await lettersOf('zh-Hant', '/contact', '燈'.repeat(400), ours.email);
    const longest = Math.max(...letters.map(({ length }) => length));
    expect(longest).toBeGreaterThan(3600);
    expect(refusals(letters).join()).toContain(`found ${longest}`);
  });

  it.each(languageCodes)('a mailbox of 60 characters has room in the e-mails of every page (%s)', async (code) => {
    const mailbox = `${'a'.repeat(30)}@${'b'.repeat(26)}.hk`;
    expect(mailbox).toHaveLength(60);
    const all = await Promise.all((await reachable(code)).map((path) => lettersOf(code, path, ours.shortNames[code], mailbox)));
    expect(all.flat().length).toBeGreaterThan(50);
    expect(refusals(all.flat())).toEqual([]);
  });

  it('the e-mails of this company are accepted', async () => {
    for (const code of languageCodes) expect(refusals(await lettersOf(code, '/contact', ours.shortNames[code], ours.email))).toEqual([]);
  });
});
