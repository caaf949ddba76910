import { describe, expect, it } from 'vitest';
import { languageCodes, page, readMailto, type LanguageCode } from '../page';

const templates = ['generalInquiry', 'sourcingRequest', 'logisticsCoordination', 'partnershipInquiry'] as const;

const templateLinks = [
  // path          link                        template
  ['/', 'Contact Us Today', 'partnershipInquiry'],
  ['/industries', 'Get in Touch', 'generalInquiry'],
  ['/services', 'Request a Consultation', 'generalInquiry'],
] as const;

const greeting = 'Hello,';
const closing = 'Kind regards,\r\n[your name and company]';

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
  it('English: asks for a quote: subject, greeting, interest, checklist, closing', async () => {
    const href = await getAQuote('en');
    const [first, interest, ...rest] = paragraphs(href);
    expect(readMailto(href).subject).toBe('Sourcing Request - RFQ');
    expect(first).toBe(greeting);
    expect(interest).toBe('Industry or service of interest: [ ]\r\nPlease quote for the following:');
    expect(rest.pop()).toBe(closing);
    expect(rest.map((group) => group.split('\r\n')[0])).toEqual([
      'Product details',
      'Delivery',
      'Commercial terms',
      'Documentation',
      'Additional information',
    ]);
  });

  it.each(languageCodes)('%s: has the subject of the sourcing request and names nothing yet', async (code) => {
    const href = await getAQuote(code);
    const { subject } = readMailto(await templateLink(code, 'sourcingRequest'));
    expect(readMailto(href).subject, `section 7, Get a Quote (${code}): subject`).toBe(subject);
    expect(paragraphs(href)[1], `section 7, Get a Quote (${code}): a blank for the interest`).toContain('[ ]');
    expect(paragraphs(href).length, `section 7, Get a Quote (${code}): greeting, interest, 5 groups, closing`).toBe(8);
  });

  it.each(languageCodes)('%s: is the same in the navigation of every kind of page and in Home’s hero', async (code) => {
    const href = await getAQuote(code);
    expect((await lettersIn(code, '/', 'main'))[0]!.href, `section 7, Home (${code}): Get a Quote in the hero`).toBe(href);
    for (const path of ['/industries/automotive', '/services/factory-audit', '/contact', '/legal/terms', '/no-such-page']) {
      const found = (await lettersIn(code, path, 'header')).map((link) => link.href);
      expect(found, `section 7, ${path} (${code}): Get a Quote in the navigation`).toEqual([href]);
    }
  });
});

describe.each(templateLinks)('7. The calls it makes: %s, %s', (path, name, template) => {
  it('English: is the link of that name', async () => {
    expect((await lettersIn('en', path, 'main')).at(-1)!.name).toBe(name);
  });

  it.each(languageCodes)(`%s: opens ${template}`, async (code) => {
    const link = (await lettersIn(code, path, 'main')).at(-1)!;
    expect(link.href, `section 7, ${path} (${code}), “${link.name}”: the letter of ${template}`).toBe(await templateLink(code, template));
  });
});

describe('7. The calls it makes: the four contact templates', () => {
  it.each(templates)('English: %s begins with the greeting and ends with the closing', async (template) => {
    const found = paragraphs(await templateLink('en', template));
    expect([found[0], found.at(-1)], `section 7, Contact (en), ${template}: first and last paragraph`).toEqual([greeting, closing]);
  });

  it.each(languageCodes)('%s: all begin and end as Get a Quote does, in the language’s own words', async (code) => {
    const quote = paragraphs(await getAQuote(code));
    expect(quote.at(-1), `section 7 (${code}): a blank for who writes`).toMatch(/\r\n\[[^[\]]+\]$/);
    for (const template of templates) {
      const found = paragraphs(await templateLink(code, template));
      const where = `section 7, Contact (${code}), ${template}`;
      expect([found[0], found.at(-1)], `${where}: greeting and closing`).toEqual([quote[0], quote.at(-1)]);
      expect(found.length, `${where}: greeting, opening, fields, closing`).toBe(4);
    }
    expect(quote[0] === greeting, `section 7 (${code}): the greeting is English`).toBe(code === 'en');
    expect(quote.at(-1) === closing, `section 7 (${code}): the closing is English`).toBe(code === 'en');
  });
});
