import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, readMailto, type LanguageCode } from '../page';

const templates = [
  {
    template: 'generalInquiry',
    subject: `General Inquiry - ${company.shortNames.en}`,
    fields: [
      'Company: [ ]',
      'Industry: [ ]',
      'Region: [destination]',
      'Interest: [product and HS code, or service and order stage]',
      'Questions: [ ]',
    ],
  },
  {
    template: 'sourcingRequest',
    subject: 'Sourcing Request - RFQ',
    fields: [
      'Product name: [name, grade or model, size]',
      'HS code: [ ]',
      'Quantity: [number and unit]',
      'Target price: [currency and amount per unit]',
      'Quality standards: [ ]',
      'Destination: [ ]',
      'Incoterm preference: [EXW/FOB/CIF/DDP]',
      'Timeline: [date needed]',
      'Frequency: [one-time/monthly/quarterly]',
      'Payment method: [L/C or T/T]',
      'Budget: [ ]',
      'Certificate of origin: [ ]',
      'MSDS/test reports: [ ]',
      'Other compliance: [ ]',
    ],
  },
  {
    template: 'logisticsCoordination',
    subject: 'Logistics Coordination Request',
    fields: [
      'Product type: [ ]',
      'Quantity: [packages, weight, volume]',
      'Packaging: [ ]',
      'Dangerous goods: [no/yes, with UN number]',
      'Origin: [port or address]',
      'Destination: [port or address]',
      'Mode: [ocean/air/rail/road/multimodal]',
      'Incoterm: [rule and named place]',
      'Insurance: [no/yes, with cargo value]',
      'Customs clearance: [origin/destination/both]',
      'Consolidation: [yes/no]',
      'Timeline: [cargo ready and delivery dates]',
      'Documents: [ ]',
    ],
  },
  {
    template: 'partnershipInquiry',
    subject: 'Partnership Opportunity',
    fields: [
      'Company profile: [ ]',
      'Years in business: [ ]',
      'Partnership type: [distribution/sourcing/exclusive representation/joint venture]',
      'Markets: [ ]',
      'Product categories: [ ]',
      'Capabilities: [ ]',
      'Objectives: [ ]',
    ],
  },
].map(({ template, subject, fields }, index) => ({ template, subject, fields, index }));

/** Options of the trade that are codes, and so the same in every language. */
const codes = ['[EXW/FOB/CIF/DDP]', 'L/C', 'T/T', 'HS', 'MSDS/'];

/** All lines but those of the closing, which has a blank for who writes. */
const linesOf = (body: string) => body.slice(0, body.lastIndexOf('\r\n\r\n')).split('\r\n');

const blanksIn = (text: string) => text.match(/\[[^[\]]+\]/g) ?? [];

/** How many things one may choose from; 1 for an empty blank. */
const choicesIn = (blank: string) => blank.split(/[/／]/).length;

async function letter(code: LanguageCode, index: number) {
  const contact = await page(code, '/contact');
  const mail = contact.links(contact.part('message')).filter(({ href }) => href.startsWith('mailto:'));
  return readMailto(mail[index]!.href);
}

describe.each(templates)('3. Entities and their fields: pre-filled e-mail $template', ({ template, subject, fields, index }) => {
  it('English: has its subject', async () => {
    expect((await letter('en', index)).subject).toBe(subject);
  });

  it('English: asks for its fields in order, with their options', async () => {
    const lines = linesOf((await letter('en', index)).body);
    expect(lines.filter((line) => line.includes('['))).toEqual(fields);
  });

  it.each(languageCodes)('%s: has a subject, and a blank for every field', async (code) => {
    const { subject: shown, body } = await letter(code, index);
    const where = `section 3, Contact (${code}), ${template}`;
    expect(shown, `${where}: subject`).not.toBe('');
    const blanks = linesOf(body).flatMap(blanksIn);
    expect(blanks.length, `${where}: bracketed blanks`).toBe(fields.length);
    // Codes are joined by a slash inside one word (L/C), so only what is set out as a list of words is counted.
    const lists = (texts: string[]) => texts.filter((text) => !text.includes('L/C')).map(choicesIn);
    expect(lists(blanks), `${where}: options in each blank`).toEqual(lists(fields.flatMap(blanksIn)));
  });

  it.each(languageCodes)('%s: keeps the codes of the trade', async (code) => {
    const { body } = await letter(code, index);
    for (const term of codes.filter((each) => fields.some((field) => field.includes(each)))) {
      expect(body, `section 3, Contact (${code}), ${template}: “${term}”`).toContain(term);
    }
  });
});

describe('3. Entities and their fields: pre-filled e-mails', () => {
  it.each(languageCodes)('%s: Contact has exactly these four', async (code) => {
    const contact = await page(code, '/contact');
    const mail = contact.links(contact.part('message')).filter(({ href }) => href.startsWith('mailto:'));
    expect(mail.length, `section 3, Contact (${code}): templates`).toBe(templates.length);
    expect(new Set(mail.map(({ href }) => readMailto(href).subject)).size, 'subjects that differ').toBe(templates.length);
  });
});
