import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { languageCodes, page, pathIn, readMailto, words } from '../../page.ts';
import { incoterms, industries, legal, services } from '../../words/ids.ts';
import { wordsIn } from '../../words/words-in.ts';

/** How far along its bar the seller pays, and where the mark of risk stands. */
const bars = {
  // term   paid    risk
  EXW: ['0%', '0%'],
  FCA: ['20%', '20%'],
  FOB: ['40%', '40%'],
  CFR: ['60%', '40%'],
  CIF: ['60%', '40%'],
  DAP: ['80%', '80%'],
  DDP: ['100%', '80%'],
} as const;

const intros = [
  ['2.routes.1', '/'],
  ['2.routes.2', '/industries'],
  ['2.services.1', '/services'],
  ['2.routes.6', '/geography'],
  ['2.routes.7', '/compliance'],
  ['2.about.1', '/about'],
  ['2.contact.1', '/contact'],
  ...legal.map((slug) => ['2.routes.10', `/legal/${slug}`] as const),
] as const;

const kinds = ['/industries/automotive', '/industries/marine-supplies', '/industries/light-heavy-machinery', '/services/quality-assurance'];

describe.each(languageCodes)('2. Screens and routes: labels that only stand beside others (%s)', (code) => {
  const said = wordsIn[code];
  const { labels } = said;

  it.each(intros)('[%s] the intro of %s speaks of what the page is about', async (_, path) => {
    const intro = words((await page(code, path)).main.querySelector('h1 ~ p')!);
    expect(intro, `${path} (${code}): intro`).toContain(labels.intros[path]);
  });

  it('the link to the main part and the navigations have their names', async () => {
    for (const family of ['industries', 'services'] as const) {
      const { root, main } = await page(code, family === 'industries' ? '/industries/automotive' : '/services/factory-audit');
      const { skip, navigation, breadcrumb } = labels.frame;
      expect(words(root.querySelector('a[href="#main"]')!), `${family} (${code})`).toBe(skip);
      const names = root.querySelectorAll('nav').map((nav) => nav.getAttribute('aria-label'));
      expect(names, `${family} (${code}): navigations`).toEqual([navigation, breadcrumb, labels.frame[family]]);
      expect(words(main.querySelectorAll('nav').at(-1)!.querySelector('span')!), `${family} (${code}): label of the next page`).toBe(
        labels.frame[family],
      );
    }
  });

  it('the chart of the harbour names its shores', async () => {
    const home = await page(code, '/');
    const names = home.drawn(home.main.querySelector('svg')!).querySelectorAll('text').map(words);
    const shores = names.filter((name) => labels.shores.includes(name));
    expect(shores, `Home (${code}): chart of the harbour`).toEqual(labels.shores);
  });

  it('the footer names its two lists of links', async () => {
    const lists = (await page(code, '/')).footer.querySelectorAll('ul[aria-label]').map((list) => list.getAttribute('aria-label'));
    expect(lists, `footer (${code})`).toEqual([labels.footer.company, labels.footer.legal]);
  });

  it('the footer offers each appearance by its name', async () => {
    const { footer } = await page(code, '/');
    const buttons = footer.querySelectorAll('[data-scheme]');
    const group = buttons[0]!.closest('[role="group"]')!.getAttribute('aria-label');
    const schemes = buttons.map((button) => [button.getAttribute('data-scheme'), words(button)]);
    expect({ label: group, schemes }, `footer (${code})`).toEqual(labels.appearance);
  });

  it('the comparison of lead times has its columns', async () => {
    const columns = (await page(code, '/industries')).part('lead-times').querySelectorAll('th[scope="col"]').map(words);
    expect(columns, `/industries (${code}): columns`).toEqual([...labels.lead, labels.scale.join('')]);
  });

  it.each(incoterms)(
    '[15.tooltips.3] [9.incoterms.1] %s: up to where the seller pays, and where risk passes, in words, labels and bars, on every page that lists it',
    async (term) => {
      let rows = 0;
      for (const slug of industries) {
        const table = (await page(code, `/industries/${slug}`)).main.querySelector('table');
        if (!table) continue;
        const row = table.querySelectorAll('tbody tr').find((each) => words(each.querySelector('th button')!) === term);
        if (!row) continue;
        rows += 1;
        const where = `${slug} (${code}), ${term}`;
        const cells = row.querySelectorAll('td');
        expect(cells.slice(0, 2).map(words), `${where}: cells`).toEqual(labels.incoterms[term]);
        const { columns, ends, key } = labels.incoterms;
        const narrow = cells.slice(0, 2).map((cell) => cell.getAttribute('data-label'));
        expect(narrow, `${where}: labels on a narrow screen`).toEqual(columns.slice(1));
        const [paid, risk] = bars[term];
        const drawn = cells[2]!.querySelectorAll('[style]').map((part) => part.getAttribute('style'));
        expect(drawn, `${where}: bar`).toEqual([`width:${paid}`, `inset-inline-start:${risk}`]);
        const heads = table.querySelectorAll('thead th');
        expect(heads.slice(0, 3).map(words), `${where}: columns`).toEqual(columns);
        expect(heads[3]!.querySelectorAll('span').map(words), `${where}: ends of the bars`).toEqual(ends);
        expect(words(table.nextElementSibling!), `${where}: key of the bars`).toContain(key);
        expect(table.getAttribute('aria-labelledby'), `${where}: what names the table`).toBe('incoterms');
      }
      expect(rows, `pages (${code}) that list ${term}`).toBeGreaterThan(0);
    },
  );

  it('[3.templates.1] each letter on Contact is opened by a label that names its template', async () => {
    const message = (await page(code, '/contact')).part('message');
    const templates = message.querySelectorAll('[aria-describedby]').map(words);
    const summaries = message.querySelectorAll('li summary').map(words);
    expect(summaries, `/contact (${code})`).toEqual(templates.map((template) => labels.read.email + template));
    expect(new Set(summaries).size, `/contact (${code})`).toBe(4);
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
