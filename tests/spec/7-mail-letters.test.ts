import { describe, expect, it } from 'vitest';
import { languageCodes, page, readMailto, type LanguageCode } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';
import type { Words } from '../words/words.ts';

const templates = ['generalInquiry', 'sourcingRequest', 'logisticsCoordination', 'partnershipInquiry'] as const;

const templateLinks = [
  // requirements              path           link                      template               its name
  ['[7.mail.3]', '/', 'Contact Us Today', 'partnershipInquiry', (said: Words) => said['2.home.11'].contact],
  ['[7.mail.4] [7.mail.9]', '/industries', 'Get in Touch', 'generalInquiry', (said: Words) => said['2.industries.2'].contact],
  ['[7.mail.4]', '/services', 'Request a Consultation', 'generalInquiry', (said: Words) => said['2.services.4'].contact],
] as const;

const groups = [1, 2, 3, 4, 5] as const;

const isLetter = ({ href }: { href: string }) => /^mailto:.*\?/.test(href);
const paragraphs = (href: string) => readMailto(href).body.split('\r\n\r\n');

async function lettersIn(code: LanguageCode, path: string, part: 'header' | 'main') {
  const found = await page(code, path);
  return found.links(found[part]).filter(isLetter);
}

/** The link of one of the four templates on Contact. */
async function templateLink(code: LanguageCode, template: (typeof templates)[number]) {
  return (await lettersIn(code, '/contact', 'main'))[templates.indexOf(template)]!.href;
}

const getAQuote = async (code: LanguageCode) => (await lettersIn(code, '/', 'header'))[0]!.href;

describe('7. The calls it makes: Get a Quote', () => {
  it.each(languageCodes)('[7.mail.2] [7.mail.10] %s: asks for a quote: subject, greeting, interest, checklist, closing', async (code) => {
    const href = await getAQuote(code);
    const [first, interest, ...rest] = paragraphs(href);
    const said = wordsIn[code];
    const letter = said['7.mail.10'];
    const where = `section 7, Get a Quote (${code})`;
    expect(readMailto(href).subject, `${where}: subject`).toBe(said['3.templates.4']);
    expect(first, `${where}: greeting`).toBe(letter.greeting);
    expect(interest, `${where}: interest`).toBe(`${letter.interest}\r\n${letter.request}`);
    expect(rest.pop(), `${where}: closing`).toBe(letter.closing);
    expect(
      rest.map((group) => group.split('\r\n')[0]),
      `${where}: groups of the checklist`,
    ).toEqual(groups.map((group) => said[`3.checklist.${group}`][0]));
  });

  it.each(languageCodes)('%s: is the same in the navigation of every kind of page and in the hero of Home', async (code) => {
    const href = await getAQuote(code);
    expect((await lettersIn(code, '/', 'main'))[0]!.href, `section 7, Home (${code}): Get a Quote in the hero`).toBe(href);
    for (const path of ['/industries/automotive', '/services/factory-audit', '/contact', '/legal/terms', '/no-such-page']) {
      const found = (await lettersIn(code, path, 'header')).map((link) => link.href);
      expect(found, `section 7, ${path} (${code}): Get a Quote in the navigation`).toEqual([href]);
    }
  });
});

describe.each(templateLinks)('7. The calls it makes: %s %s, %s', (_, path, name, template, nameIn) => {
  it.each(languageCodes)('%s: the link has its name', async (code) => {
    const found = (await lettersIn(code, path, 'main')).at(-1)!.name;
    expect(found, `section 7, ${path} (${code}): ${name}`).toBe(nameIn(wordsIn[code]));
  });

  it.each(languageCodes)(`[7.mail.7] %s: opens ${template}`, async (code) => {
    const link = (await lettersIn(code, path, 'main')).at(-1)!;
    expect(link.href, `section 7, ${path} (${code}), “${link.name}”: the letter of ${template}`).toBe(await templateLink(code, template));
  });
});

describe.each(languageCodes)('7. The calls it makes: the four contact templates (%s)', (code) => {
  it.each(templates)('[3.templates.1] %s begins with the greeting and ends with the closing', async (template) => {
    const found = paragraphs(await templateLink(code, template));
    const { greeting, closing } = wordsIn[code]['7.mail.10'];
    const where = `section 7, Contact (${code}), ${template}`;
    expect([found[0], found.at(-1)], `${where}: first and last paragraph`).toEqual([greeting, closing]);
    expect(found.length, `${where}: greeting, opening, fields, closing`).toBe(4);
  });
});
