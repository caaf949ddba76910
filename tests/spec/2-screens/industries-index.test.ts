import { describe, expect, it } from 'vitest';
import { company, languageCodes, page, pathIn, readMailto, words } from '../../page.ts';
import { industries } from '../../words/ids.ts';
import { filled, wordsIn } from '../../words/words-in.ts';

describe.each(languageCodes)('2. Screens and routes: Industries index (/industries) (%s)', (code) => {
  const where = `section 2, /industries (${code})`;
  const said = wordsIn[code];
  const names = { ...said['2.industry.5'], 'light-heavy-machinery': said['2.industry.7'].title };

  it('[1.claims.4] [2.industries.1] [2.routes.3] [3.fields.1] has 14 cards, each with a link to its page, its name, a description and an icon', async () => {
    const cards = (await page(code, '/industries')).part('industries').querySelectorAll('li');
    expect(
      cards.map((card) => [pathIn(code, card.querySelector('h3 a')!.getAttribute('href')!), words(card.querySelector('h3')!)]),
      `${where}: cards`,
    ).toEqual(industries.map((slug) => [`/industries/${slug}`, names[slug]]));
    for (const [index, card] of cards.entries()) {
      expect(words(card.querySelector('p')!), `${where}: description of ${industries[index]}`).not.toBe('');
      expect(card.querySelectorAll('svg').length, `${where}: icon of ${industries[index]}`).toBe(1);
    }
  });

  it('[2.industries.1] no two cards have the same description', async () => {
    const summaries = (await page(code, '/industries')).part('industries').querySelectorAll('li p').map(words);
    expect(new Set(summaries).size, `${where}: different descriptions`).toBe(industries.length);
  });

  it('shows the cards, then the table of lead times, then the prompt', async () => {
    const found = (await page(code, '/industries')).main
      .querySelectorAll('section[aria-labelledby]')
      .map((section) => section.getAttribute('aria-labelledby'));
    expect(found, `${where}: sections`).toEqual(['industries', 'lead-times', 'other']);
  });

  it('[2.industries.2] ends with Don’t See Your Industry and Get in Touch, a mail to the company', async () => {
    const index = await page(code, '/industries');
    const last = index.main.lastElementChild!;
    expect(words(last.querySelector('h2')!), `${where}: prompt`).toBe(said['2.industries.2'].prompt);
    const links = index.links(last).map(({ name, href }) => ({ name, to: readMailto(href).to, subject: readMailto(href).subject }));
    expect(links, `${where}: links of the last section`).toEqual([
      { name: said['2.industries.2'].contact, to: company.email, subject: filled(code, said['3.templates.2']) },
    ]);
  });

  it('leads from its hero to that prompt, which is far below', async () => {
    const index = await page(code, '/industries');
    const link = index.links(index.main.firstElementChild!).find(({ name }) => name === said['2.industries.2'].prompt);
    expect(link?.href, `${where}: link to the prompt`).toMatch(/^#./);
    expect(index.main.lastElementChild!.querySelector(link!.href), `${where}: ${link!.href}`).not.toBeNull();
  });
});
