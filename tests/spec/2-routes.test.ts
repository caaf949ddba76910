import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, prefixes, type LanguageCode } from '../page';

const routes = [
  // path                                  heading
  ['/', 'Connecting Global Commerce'],
  ['/industries', 'Industries'],
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
  ['/services', 'Services'],
  ['/services/global-sourcing', 'Global Sourcing & Vendor Discovery'],
  ['/services/documentation-compliance', 'Trade Documentation & Compliance Guidance'],
  ['/services/logistics-coordination', 'Logistics Coordination'],
  ['/services/quality-assurance', 'Quality Assurance'],
  ['/services/factory-audit', 'Factory & Partner Audit'],
  ['/services/insurance-risk', 'Insurance & Risk Coordination'],
  ['/services/trade-advisory', 'Trade Advisory'],
  ['/geography', 'Global Reach'],
  ['/compliance', 'Compliance & Documentation'],
  ['/about', `About ${company.shortNames.en}`],
  ['/contact', `Contact ${company.shortNames.en}`],
  ['/legal/privacy', 'Privacy Policy'],
  ['/legal/terms', 'Terms of Service'],
  ['/legal/cookies', 'Cookie Policy'],
] as const;

const languages = {
  // language  behind   lang   title at most   description at least   letters of its script
  en: ['', 'en', 60, 60, /^[^\p{Script=Han}]*\p{Script=Latin}[^\p{Script=Han}]*$/u],
  'zh-Hant': ['/zh-hant', 'zh-Hant-HK', 28, 30, /\p{Script=Han}/u],
} satisfies Record<LanguageCode, [prefix: string, lang: string, titleLimit: number, descriptionFrom: number, script: RegExp]>;

const addressOf = (code: LanguageCode, path: string) =>
  company.site + (prefixes[code] && path === '/' ? prefixes[code] : prefixes[code] + path);

describe.each(routes)('2. Screens and routes: route table, %s', (path, heading) => {
  it(`English: is headed “${heading}”`, async () => {
    expect((await page('en', path)).h1).toEqual([heading]);
  });

  it.each(languageCodes)('%s: is there, in its language, with one heading, a title and a description', async (code) => {
    const [prefix, lang, titleLimit, descriptionFrom, script] = languages[code];
    const found = await page(code, path);
    const where = `section 2, ${path} (${code})`;
    expect(found.address, `${where}: address`).toBe(prefix && path === '/' ? prefix : prefix + path);
    expect(found.status, `${where}: status`).toBe(200);
    expect(found.lang, `${where}: lang of the document`).toBe(lang);
    expect(found.h1.length, `${where}: h1 headings: ${found.h1.join(' | ')}`).toBe(1);
    expect(found.h1[0], `${where}: heading in its own script`).toMatch(script);
    expect(found.title, `${where}: title in its own script`).toMatch(script);
    expect(found.title.length, `${where}: characters of the title “${found.title}”`).toBeLessThanOrEqual(titleLimit);
    expect(found.meta('description'), `${where}: description in its own script`).toMatch(script);
    expect(found.meta('description')!.length, `${where}: characters of the description`).toBeGreaterThanOrEqual(descriptionFrom);
    expect(found.meta('robots'), `${where}: robots`).toBeUndefined();
  });

  it.each(languageCodes)('%s: begins with its heading', async (code) => {
    const first = (await page(code, path)).main.querySelector('h1, h2, h3')!;
    expect(first.tagName, `section 2, ${path} (${code}): the first heading, “${first.textContent}”`).toBe('H1');
  });

  it.each(languageCodes)('%s: names its own address and that of every language', async (code) => {
    const { root } = await page(code, path);
    const canonical = root.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
    expect(canonical, `section 2, ${path} (${code}): canonical`).toEqual([addressOf(code, path)]);
    const alternates = root
      .querySelectorAll('link[rel="alternate"]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    expect(alternates, `section 2, ${path} (${code}): hreflang`).toEqual([
      ...languageCodes.map((language) => [language, addressOf(language, path)]),
      ['x-default', addressOf('en', path)],
    ]);
  });
});

describe('2. Screens and routes: route table, all pages together', () => {
  it.each(['title', 'description'] as const)('no two pages of any language have the same %s', async (part) => {
    const owners = new Map<string, string>();
    for (const code of languageCodes) {
      for (const [path] of routes) {
        const found = await page(code, path);
        const text = part === 'title' ? found.title : found.meta('description')!;
        expect(owners.get(text), `section 2, ${found.address}: another page with the ${part} “${text}”`).toBeUndefined();
        owners.set(text, found.address);
      }
    }
  });
});
