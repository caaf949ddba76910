import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { languageCodes, page, pathIn, readMailto, words } from '../../page.ts';
import { incoterms, industries, services } from '../../words/ids.ts';
import { wordsIn } from '../../words/words-in.ts';

const kinds = ['/industries/automotive', '/industries/marine-supplies', '/industries/light-heavy-machinery', '/services/quality-assurance'];

describe.each(languageCodes)('2. Screens and routes: labels that only stand beside others (%s)', (code) => {
  const said = wordsIn[code];
  const { labels } = said;

  it('the footer names its two lists of links', async () => {
    const lists = (await page(code, '/')).footer.querySelectorAll('ul[aria-label]').map((list) => list.getAttribute('aria-label'));
    expect(lists, `footer (${code})`).toEqual([labels.footer.company, labels.footer.legal]);
  });

  it('the comparison of lead times has its columns', async () => {
    const columns = (await page(code, '/industries')).part('lead-times').querySelectorAll('th[scope="col"]').map(words);
    expect(columns.slice(0, 3), `/industries (${code}): columns`).toEqual(labels.lead);
  });

  it.each(incoterms)(
    '[15.tooltips.3] %s: up to where the seller pays, and where risk passes, on every page that lists it',
    async (term) => {
      let rows = 0;
      for (const slug of industries) {
        const table = (await page(code, `/industries/${slug}`)).main.querySelector('table');
        if (!table) continue;
        const row = table.querySelectorAll('tbody tr').find((each) => words(each.querySelector('th button')!) === term);
        if (!row) continue;
        rows += 1;
        const cells = row.querySelectorAll('td');
        expect(cells.slice(0, 2).map(words), `${slug} (${code}), ${term}`).toEqual(labels.incoterms[term]);
        const heads = table.querySelectorAll('thead th').map(words);
        expect(heads.slice(0, 3), `${slug} (${code}): columns`).toEqual(labels.incoterms.columns);
      }
      expect(rows, `pages (${code}) that list ${term}`).toBeGreaterThan(0);
    },
  );

  it('[3.templates.1] a letter on Contact is opened by its label', async () => {
    const summaries = (await page(code, '/contact')).part('message').querySelectorAll('li summary').map(words);
    expect(summaries, `/contact (${code})`).toEqual(Array(4).fill(labels.read.email));
  });

  it.each(kinds)(
    '[3.checklist.1] %s has the RFQ checklist before its contact bar, to read and to select, as the mail link has it',
    async (path) => {
      const found = await page(code, path);
      const beforeTheBar = found.main.children.at(-2)!;
      const details = beforeTheBar.querySelector('details')!;
      expect(words(details.querySelector('summary')!), `${path} (${code}): what opens it`).toBe(labels.read.checklist);
      const { href } = found.links(found.main).find((link) => link.href.startsWith('mailto:'))!;
      const items = details.querySelectorAll('p').flatMap((group) => group.textContent.split('\n'));
      const { body } = readMailto(href);
      expect(items.length, `${path} (${code}): lines of the checklist`).toBeGreaterThan(15);
      expect(body.split('\r\n').filter(Boolean), `${path} (${code}): the letter`).toEqual(expect.arrayContaining(items.filter(Boolean)));
    },
  );

  it.each([
    ['industries', industries],
    ['services', services],
  ] as const)(
    '[2.home.6] [2.home.8] Home links to all %s, those that Show all reveals too, by the names of their pages',
    async (kind, slugs) => {
      const names: Record<string, string> = {
        ...said['2.industry.5'],
        ...said['2.service.1'],
        'light-heavy-machinery': said['2.industry.7'].title,
      };
      const root = parse((await page(code, '/')).html);
      const links = root.querySelectorAll(`section[aria-labelledby="${kind}"] h3 a`);
      expect(
        links.map((link) => [pathIn(code, link.getAttribute('href')!), words(link)]),
        `Home (${code}): ${kind}`,
      ).toEqual(slugs.map((slug) => [`/${kind}/${slug}`, names[slug]]));
    },
  );

  it('[1.claims.1] [1.claims.2] [1.claims.3] [1.claims.6] the hero of Home has four figures', async () => {
    const fields = (await page(code, '/')).main
      .querySelectorAll('> div dl > div')
      .map((field) => field.querySelectorAll('dt, dd').map(words));
    expect(fields, `Home (${code}): what the figures count, and the figures`).toEqual(labels.figures);
  });
});
