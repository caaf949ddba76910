import { describe, expect, it } from 'vitest';
import { addressOf, company, languageCodes, page, type LanguageCode } from '../../page.ts';
import { industries, legal, services } from '../../words/ids.ts';
import { filled, wordsIn } from '../../words/words-in.ts';

/** The heading of every page by its path. */
function headings(code: LanguageCode) {
  const said = wordsIn[code];
  return {
    '/': said['2.home.1'],
    '/industries': said['2.routes.2'],
    ...Object.fromEntries(Object.entries(said['2.industry.5']).map(([slug, title]) => [`/industries/${slug}`, title])),
    '/industries/light-heavy-machinery': said['2.industry.7'].title,
    '/services': said['2.routes.4'],
    ...Object.fromEntries(Object.entries(said['2.service.1']).map(([slug, title]) => [`/services/${slug}`, title])),
    '/geography': said['2.routes.6'],
    '/compliance': said['2.routes.7'],
    '/about': filled(code, said['2.routes.8']),
    '/contact': filled(code, said['2.routes.9']),
    ...said['2.routes.10'],
  } as Record<string, string>;
}

const routes = [
  ['/', '[2.routes.1]'],
  ['/industries', '[2.routes.2]'],
  ...industries.map((slug) => [`/industries/${slug}`, '[2.routes.3] [2.industry.1]'] as const),
  ['/services', '[2.routes.4]'],
  ...services.map((slug) => [`/services/${slug}`, '[2.routes.5]'] as const),
  ['/geography', '[2.routes.6]'],
  ['/compliance', '[2.routes.7]'],
  ['/about', '[2.routes.8] [2.about.1]'],
  ['/contact', '[2.routes.9] [2.contact.1]'],
  ...legal.map((slug) => [`/legal/${slug}`, '[2.routes.10]'] as const),
] as const;

describe.each(routes)('2. Screens and routes: route table, %s %s', (path) => {
  it.each(languageCodes)('[10.addresses.1] %s: has its heading', async (code) => {
    expect((await page(code, path)).h1, `section 2, ${path} (${code}): heading`).toEqual([headings(code)[path]]);
  });

  it.each(languageCodes)(
    '[10.addresses.2] [10.addresses.3] %s: exists in its language, with one h1, a title and a description',
    async (code) => {
      const { prefix, tag, titleLimit, descriptionFrom, script } = wordsIn[code].language;
      const found = await page(code, path);
      const where = `section 2, ${path} (${code})`;
      expect(found.address, `${where}: address`).toBe(prefix && path === '/' ? prefix : prefix + path);
      expect(found.status, `${where}: status`).toBe(200);
      expect(found.lang, `${where}: lang of the document`).toBe(tag);
      expect(found.h1.length, `${where}: h1 headings: ${found.h1.join(' | ')}`).toBe(1);
      expect(found.h1[0], `${where}: heading in its own script`).toMatch(script);
      expect(found.title, `${where}: title in its own script`).toMatch(script);
      const isNamed = path === '/' || found.title.startsWith(found.h1[0]!);
      expect(isNamed, `${where}: title begins with the heading: “${found.title}”`).toBe(true);
      expect(found.title, `${where}: title`).toContain(company.shortNames[code]);
      expect(found.title.length, `${where}: characters of the title “${found.title}”`).toBeLessThanOrEqual(titleLimit);
      expect(found.meta('description'), `${where}: description in its own script`).toMatch(script);
      expect(found.meta('description')!.length, `${where}: characters of the description`).toBeGreaterThanOrEqual(descriptionFrom);
      expect(found.meta('robots'), `${where}: robots`).toBeUndefined();
    },
  );

  it.each(languageCodes)('%s: its first heading is its h1', async (code) => {
    const first = (await page(code, path)).main.querySelector('h1, h2, h3')!;
    expect(first.tagName, `section 2, ${path} (${code}): the first heading, “${first.textContent}”`).toBe('H1');
  });

  it.each(languageCodes)('[10.addresses.4] %s: names its own address and its address in every language', async (code) => {
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

  it.each(languageCodes)('[10.addresses.1] %s: each description speaks of its own page and of no other', async (code) => {
    const phrases: Record<string, string> = wordsIn[code].labels.descriptions;
    for (const [path] of routes) {
      const description = (await page(code, path)).meta('description')!;
      const spokenOf = Object.keys(phrases).filter((each) => description.includes(phrases[each]!));
      expect(spokenOf, `section 2, ${path} (${code}): pages of which the description speaks`).toEqual([path]);
    }
  });
});
