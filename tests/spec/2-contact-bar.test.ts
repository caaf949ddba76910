import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, readMailto, words } from '../page';

const controls = ['Email RFQ', 'Copy Checklist'];

const detailPages = [
  '/industries/energy-petrochemicals',
  '/industries/metals-materials',
  '/industries/agriculture-foodstuffs',
  '/industries/industrial-chemicals',
  '/industries/construction-building',
  '/industries/electronics-ict',
  '/industries/consumer-durables',
  '/industries/medical-ppe',
  '/industries/automotive',
  '/industries/textiles-apparel',
  '/industries/packaging-paper',
  '/industries/mining-minerals',
  '/industries/marine-supplies',
  '/industries/light-heavy-machinery',
  '/services/global-sourcing',
  '/services/documentation-compliance',
  '/services/logistics-coordination',
  '/services/quality-assurance',
  '/services/factory-audit',
  '/services/insurance-risk',
  '/services/trade-advisory',
] as const;

describe.each(detailPages)('2. Screens and routes: shared chrome, contact bar of %s', (path) => {
  it.each(languageCodes)('%s: ends the page with a mail link that names it and a button', async (code) => {
    const found = await page(code, path);
    const where = `section 2, contact bar, ${path} (${code})`;
    const bar = found.main.lastElementChild!;
    const shown = bar.querySelectorAll('a, button');
    expect(
      shown.map((control) => control.tagName),
      `${where}: controls of the last block of the page`,
    ).toEqual(['A', 'BUTTON']);
    const { to, subject } = readMailto(shown[0]!.getAttribute('href')!);
    expect(to, `${where}: mailbox`).toBe(company.email);
    expect(subject, `${where}: subject`).toContain(found.h1[0]!);
  });

  it('English: they are named Email RFQ and Copy Checklist', async () => {
    const shown = (await page('en', path)).main.lastElementChild!.querySelectorAll('a, button');
    // The button’s other state, Copied, waits hidden behind its name.
    const names = shown.map((control) => words(control.querySelector('[aria-hidden="false"]') ?? control));
    expect(names).toEqual(controls);
  });
});
