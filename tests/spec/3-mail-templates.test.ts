import { describe, expect, it } from 'vitest';
import { languageCodes, page, readMailto, type LanguageCode } from '../page.ts';
import { filled, wordsIn } from '../words/words-in.ts';

const templates = [
  // template                 subject           fields
  ['generalInquiry', '3.templates.2', '3.templates.3'],
  ['sourcingRequest', '3.templates.4', '3.templates.5'],
  ['logisticsCoordination', '3.templates.6', '3.templates.7'],
  ['partnershipInquiry', '3.templates.8', '3.templates.9'],
] as const;

/** All lines before the closing, which has a blank for the sender’s name. */
const linesOf = (body: string) => body.slice(0, body.lastIndexOf('\r\n\r\n')).split('\r\n');

async function letter(code: LanguageCode, index: number) {
  const contact = await page(code, '/contact');
  const mail = contact.links(contact.part('message')).filter(({ href }) => href.startsWith('mailto:'));
  return readMailto(mail[index]!.href);
}

describe.each(languageCodes)('3. Entities and their fields: pre-filled e-mail (%s)', (code) => {
  it.each(templates)('%s [%s] [7.mail.7] [7.mail.9] has its subject', async (template, subject) => {
    const index = templates.findIndex(([name]) => name === template);
    const where = `section 3, Contact (${code}), ${template}`;
    expect((await letter(code, index)).subject, `${where}: subject`).toBe(filled(code, wordsIn[code][subject]));
  });

  it.each(templates)(
    '%s [%s] [%s] [3.templates.1] says what it is for, then asks for its fields in order, with their options',
    async (template, _, fields) => {
      const index = templates.findIndex(([name]) => name === template);
      const lines = linesOf((await letter(code, index)).body);
      const where = `section 3, Contact (${code}), ${template}`;
      expect(lines[2], `${where}: opening`).toBe(wordsIn[code]['3.templates.1'][template]);
      expect(lines.slice(4), `${where}: fields`).toEqual(wordsIn[code][fields]);
    },
  );
});

describe('3. Entities and their fields: pre-filled e-mails', () => {
  it.each(languageCodes)('[3.templates.1] [7.mail.5] %s: Contact has exactly these four', async (code) => {
    const contact = await page(code, '/contact');
    const mail = contact.links(contact.part('message')).filter(({ href }) => href.startsWith('mailto:'));
    expect(mail.length, `section 3, Contact (${code}): templates`).toBe(templates.length);
    expect(new Set(mail.map(({ href }) => readMailto(href).subject)).size, 'subjects that differ').toBe(templates.length);
  });
});
