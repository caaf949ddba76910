import { describe, expect, it } from 'vitest';
import { languageCodes, page, readMailto, type LanguageCode } from '../page';

const names = [
  // path                                     name
  ['/industries/energy-petrochemicals', 'Energy & Petrochemicals'],
  ['/industries/metals-materials', 'Metals & Materials'],
  ['/industries/agriculture-foodstuffs', 'Agriculture & Foodstuffs'],
  ['/industries/industrial-chemicals', 'Industrial & Chemicals'],
  ['/industries/construction-building', 'Construction & Building Materials'],
  ['/industries/electronics-ict', 'Electronics & ICT'],
  ['/industries/consumer-durables', 'Consumer & Durables'],
  ['/industries/medical-ppe', 'Medical & PPE'],
  ['/industries/automotive', 'Automotive'],
  ['/industries/textiles-apparel', 'Textiles & Apparel'],
  ['/industries/packaging-paper', 'Packaging & Paper'],
  ['/industries/mining-minerals', 'Mining & Minerals'],
  ['/industries/marine-supplies', 'Marine & Ship Supplies'],
  ['/industries/light-heavy-machinery', 'Light & Heavy Machinery'],
  ['/services/global-sourcing', 'Global Sourcing & Vendor Discovery'],
  ['/services/documentation-compliance', 'Trade Documentation & Compliance Guidance'],
  ['/services/logistics-coordination', 'Logistics Coordination'],
  ['/services/quality-assurance', 'Quality Assurance'],
  ['/services/factory-audit', 'Factory & Partner Audit'],
  ['/services/insurance-risk', 'Insurance & Risk Coordination'],
  ['/services/trade-advisory', 'Trade Advisory'],
] as const;

const kinds = [
  // of            subject                   interest
  ['industries', 'Inquiry - {name}', 'Industry of interest: {name}'],
  ['services', 'Service Inquiry - {name}', 'Service of interest: {name}'],
] as const;

/** The letter of Email RFQ, the one mail link within the page’s own part, and the name it should speak of. */
async function emailRfq(code: LanguageCode, path: string) {
  const found = await page(code, path);
  const link = found.links(found.main).find(({ href }) => href.startsWith('mailto:'));
  const { subject, body } = readMailto(link!.href);
  const [greeting, interest, ...rest] = body.split('\r\n\r\n');
  return { name: found.h1[0]!, link: link!.name, subject, greeting, interest: interest!.split('\r\n')[0]!, rest };
}

async function getAQuote(code: LanguageCode) {
  const home = await page(code, '/');
  const [greeting, , ...rest] = readMailto(home.links(home.header).find(({ href }) => href.startsWith('mailto:'))!.href).body.split(
    '\r\n\r\n',
  );
  return { greeting, rest };
}

describe.each(names)('7. The calls it makes: Email RFQ on %s', (path, name) => {
  const [, subject, interest] = kinds.find(([kind]) => path.startsWith(`/${kind}/`))!;

  it('English: asks about the page by its name, in subject and body', async () => {
    const letter = await emailRfq('en', path);
    expect(letter.link).toBe('Email RFQ');
    expect(letter.subject).toBe(subject.replace('{name}', name));
    expect(letter.interest).toBe(interest.replace('{name}', name));
  });

  it.each(languageCodes)('%s: greets, names the page, lists the checklist and closes', async (code) => {
    const letter = await emailRfq(code, path);
    expect(letter.subject, `section 7, ${path} (${code}): subject names the page`).toContain(letter.name);
    expect(letter.interest, `section 7, ${path} (${code}): body names the page`).toContain(letter.name);
    const { greeting, rest } = await getAQuote(code);
    expect(letter.greeting, `section 7, ${path} (${code}): greeting, as in Get a Quote`).toBe(greeting);
    expect(letter.rest, `section 7, ${path} (${code}): checklist and closing, as in Get a Quote`).toEqual(rest);
  });
});

describe.each(languageCodes)('7. The calls it makes: Email RFQ (%s)', (code) => {
  it('has one form of subject and of interest for industries, and another for services', async () => {
    for (const part of ['subject', 'interest'] as const) {
      const formsOf = async (kind: string) => {
        const letters = await Promise.all(names.filter(([path]) => path.startsWith(`/${kind}/`)).map(([path]) => emailRfq(code, path)));
        return [...new Set(letters.map((letter) => letter[part].replace(letter.name, '{name}')))];
      };
      const forms = [...(await formsOf('industries')), ...(await formsOf('services'))];
      expect(forms.length, `section 7 (${code}): forms of the ${part}: ${forms.join(' | ')}`).toBe(2);
      expect(forms[0], `section 7 (${code}): the ${part} of industries and of services`).not.toBe(forms[1]);
    }
  });
});
