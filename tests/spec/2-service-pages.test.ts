import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../page';

const services = [
  // slug                         title
  ['global-sourcing', 'Global Sourcing & Vendor Discovery'],
  ['documentation-compliance', 'Trade Documentation & Compliance Guidance'],
  ['logistics-coordination', 'Logistics Coordination'],
  ['quality-assurance', 'Quality Assurance'],
  ['factory-audit', 'Factory & Partner Audit'],
  ['insurance-risk', 'Insurance & Risk Coordination'],
  ['trade-advisory', 'Trade Advisory'],
] as const;

const parts = [
  // id             heading
  ['scope', 'Service Scope'],
  ['deliverables', 'Deliverables'],
  ['prepare', 'What You Need to Prepare'],
] as const;

const shortlist = { en: 'a shortlist of 3–5 qualified vendors', 'zh-Hant': '3至5家合資格供應商的候選名單' } satisfies Record<
  LanguageCode,
  string
>;

const inspections = {
  en: ['Pre-Production Inspection', 'During-Production Inspection (DUPRO)', 'Pre-Shipment Inspection'],
  'zh-Hant': ['生產前檢驗', '生產期間檢驗（DUPRO）', '付運前檢驗'],
} satisfies Record<LanguageCode, string[]>;

describe.each(services)('2. Screens and routes: Service pages, %s', (slug, title) => {
  const path = `/services/${slug}`;

  it(`English: is titled ${title}, with its three parts in order`, async () => {
    const found = await page('en', path);
    expect(found.h1).toEqual([title]);
    expect(found.headings(2)).toEqual(parts.map(([, heading]) => heading));
  });

  it.each(languageCodes)('%s: each part has entries of different names, each with a line about it', async (code) => {
    const found = await page(code, path);
    const ids = found.main.querySelectorAll('section h2').map((heading) => heading.id);
    expect(ids, `section 2, ${path} (${code}): parts`).toEqual(parts.map(([id]) => id));
    for (const [id] of parts) {
      const names = found.headings(3, found.part(id));
      expect(names.length, `section 2, ${path} (${code}): entries of ${id}: ${names.join(' | ')}`).toBeGreaterThanOrEqual(3);
      expect(new Set(names).size, `section 2, ${path} (${code}): different entries of ${id}: ${names.join(' | ')}`).toBe(names.length);
      const details = found.part(id).querySelectorAll('h3 + p').map(words);
      expect(details.filter(Boolean).length, `section 2, ${path} (${code}): entries of ${id} with a line about them`).toBe(names.length);
    }
  });
});

describe.each(languageCodes)('2. Screens and routes: Service pages, promises (%s)', (code) => {
  it('global sourcing promises a shortlist of 3–5 qualified vendors', async () => {
    const { main } = await page(code, '/services/global-sourcing');
    expect(words(main), `section 2, /services/global-sourcing (${code})`).toContain(shortlist[code]);
  });

  it('quality assurance offers the three inspections in order, all on AQL sampling', async () => {
    const entries = (await page(code, '/services/quality-assurance')).part('scope').querySelectorAll('li');
    const where = `section 2, /services/quality-assurance (${code})`;
    const offered = entries.filter((entry) => inspections[code].includes(words(entry.querySelector('h3')!)));
    expect(
      offered.map((entry) => words(entry.querySelector('h3')!)),
      `${where}: inspections among ${entries.map(words).join(' | ')}`,
    ).toEqual(inspections[code]);
    for (const entry of offered) expect(words(entry), `${where}: what is said of the inspection`).toContain('AQL');
  });
});
