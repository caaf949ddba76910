import { describe, expect, it } from 'vitest';
import { languageCodes, page, readMailto, type LanguageCode } from '../page';

const checklist = [
  [
    'Product details',
    'Product name and specifications: [ ]',
    'HS code: [ ]',
    'Quantity: [number and unit]',
    'Target unit price range: [currency and amounts]',
    'Quality standards: [ ]',
  ],
  ['Delivery', 'Destination: [ ]', 'Incoterm: [rule and named place]', 'Timeline: [date needed]', 'Packaging: [ ]'],
  ['Commercial terms', 'Payment method: [L/C or T/T]', 'Budget: [ ]', 'Volume: [one-time/recurring]'],
  ['Documentation', 'Compliance: [ ]', 'Certificate of origin: [ ]', 'MSDS/SGS test reports: [ ]'],
  ['Additional information', 'Supplier preferences: [ ]', 'Other requirements: [ ]'],
] as const;

/** The trade's own codes stay as they are in every language: group, line, code. */
const codes = [
  [0, 2, 'HS'],
  [2, 1, 'L/C'],
  [2, 1, 'T/T'],
  [3, 3, 'MSDS/SGS'],
] as const;

const places = [
  // path                              link
  ['/', 'Get a Quote'],
  ['/industries/automotive', 'Email RFQ'],
  ['/industries/light-heavy-machinery', 'Email RFQ'],
  ['/services/trade-advisory', 'Email RFQ'],
] as const;

const isMail = ({ href }: { href: string }) => href.startsWith('mailto:');

/** The paragraphs between greeting and interest before, and the closing after: one group each. */
async function groups(code: LanguageCode, path: string, link: (typeof places)[number][1]) {
  const found = await page(code, path);
  const { href } = found.links(link === 'Get a Quote' ? found.header : found.main).find(isMail)!;
  const paragraphs = readMailto(href).body.split('\r\n\r\n');
  return paragraphs.slice(2, -1).map((paragraph) => paragraph.split('\r\n'));
}

describe.each(places)('3. Entities and their fields: RFQ checklist on %s, %s', (path, link) => {
  it('English: has the groups and their items in order', async () => {
    expect(await groups('en', path, link)).toEqual(checklist);
  });

  it.each(languageCodes)('%s: has as many items in every group, one blank to each', async (code) => {
    const found = await groups(code, path, link);
    const where = `section 3, ${path} (${code}), ${link}`;
    expect(
      found.map((group) => group.length),
      `${where}: lines in each group, its title included`,
    ).toEqual(checklist.map((group) => group.length));
    for (const [title, ...items] of found) {
      expect(title, `${where}: a group’s title has no blank`).not.toMatch(/[[\]]/);
      for (const item of items) expect(item, `${where}: an item ends with its blank`).toMatch(/^[^[\]]+\[[^[\]]+\]$/);
    }
    for (const [group, line, term] of codes) {
      expect(found[group]?.[line], `${where}: the line of “${checklist[group][line]}”`).toContain(term);
    }
  });
});
