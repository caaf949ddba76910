import { describe, expect, it } from 'vitest';
import { languageCodes, page, words } from '../../page.ts';
import { services } from '../../words/ids.ts';
import { wordsIn } from '../../words/words-in.ts';

const parts = ['scope', 'deliverables', 'prepare'] as const;

describe.each(services)('2. Screens and routes: Service pages, %s', (slug) => {
  const path = `/services/${slug}`;

  it.each(languageCodes)('[2.service.1] [2.service.2] %s: has its title and its three parts in order', async (code) => {
    const found = await page(code, path);
    const said = wordsIn[code];
    expect(found.h1, `section 2, ${path} (${code}): title`).toEqual([said['2.service.1'][slug]]);
    expect(found.headings(2), `section 2, ${path} (${code}): parts`).toEqual(parts.map((part) => said['2.service.2'][part]));
  });

  it.each(languageCodes)('[2.service.2] %s: each part has entries with different names, each with a description', async (code) => {
    const found = await page(code, path);
    const ids = found.main.querySelectorAll('section h2').map((heading) => heading.id);
    expect(ids, `section 2, ${path} (${code}): parts`).toEqual(parts);
    for (const id of parts) {
      const names = found.headings(3, found.part(id));
      expect(names.length, `section 2, ${path} (${code}): entries of ${id}: ${names.join(' | ')}`).toBeGreaterThanOrEqual(3);
      expect(new Set(names).size, `section 2, ${path} (${code}): different entries of ${id}: ${names.join(' | ')}`).toBe(names.length);
      const details = found.part(id).querySelectorAll('h3 + p').map(words);
      expect(details.filter(Boolean).length, `section 2, ${path} (${code}): entries of ${id} with a line about them`).toBe(names.length);
    }
  });
});

describe.each(languageCodes)('2. Screens and routes: Service pages, promises (%s)', (code) => {
  it('[2.service.3] global sourcing promises a shortlist of 3–5 qualified vendors', async () => {
    const { main } = await page(code, '/services/global-sourcing');
    expect(words(main), `section 2, /services/global-sourcing (${code})`).toContain(wordsIn[code]['2.service.3']);
  });

  it('[2.service.4] quality assurance offers the three inspections in order, all on AQL sampling', async () => {
    const found = await page(code, '/services/quality-assurance');
    const entries = found.part('scope').querySelectorAll('li');
    const where = `section 2, /services/quality-assurance (${code})`;
    const { inspections, sampling, always } = wordsIn[code]['2.service.4'];
    const offered = entries.filter((entry) => inspections.includes(words(entry.querySelector('h3')!)));
    expect(
      offered.map((entry) => words(entry.querySelector('h3')!)),
      `${where}: inspections among ${entries.map(words).join(' | ')}`,
    ).toEqual(inspections);
    expect(words(found.main), `${where}: what holds of all`).toContain(always);
    for (const entry of offered) expect(words(entry), `${where}: what is said of the inspection`).toContain(sampling);
  });
});
