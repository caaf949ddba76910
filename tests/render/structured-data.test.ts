import { describe, expect, it } from 'vitest';
import { addressOf, company, languageCodes, page, words, type LanguageCode } from '../page.ts';
import { notFoundPath, pagePaths } from '../../src/pages.ts';
import { wordsIn } from '../words/words-in.ts';
import { isType, rangeOf } from './vocabulary.ts';

type Value = string | number | Node | Value[];
type Node = { [property: string]: Value };

const isNode = (value: Value): value is Node => typeof value === 'object' && !Array.isArray(value);

async function dataOf(code: LanguageCode, path: string): Promise<Node> {
  const scripts = (await page(code, path)).root.querySelectorAll('head script[type="application/ld+json"]');
  expect(scripts.length, `${path} (${code}): JSON-LD scripts`).toBe(1);
  const data = JSON.parse(scripts[0]!.textContent) as Node;
  expect(data['@context']).toBe('https://schema.org');
  return data;
}

/** All nodes of these types, at any depth. */
function ofType(value: Value, ...types: string[]): Node[] {
  if (Array.isArray(value)) return value.flatMap((each) => ofType(each, ...types));
  if (!isNode(value)) return [];
  return [...(types.includes(value['@type'] as string) ? [value] : []), ...Object.values(value).flatMap((each) => ofType(each, ...types))];
}

const pageTypes = ['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'];
const typeAt: Record<string, string> = {
  '/industries': 'CollectionPage',
  '/services': 'CollectionPage',
  '/about': 'AboutPage',
  '/contact': 'ContactPage',
};

const hours = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00:00+08:00',
    closes: '18:00:00+08:00',
  },
  { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00:00+08:00', closes: '13:00:00+08:00' },
];

/** The properties of a node that schema.org does not have, or that expect another type. */
function faultsOf(node: Node, where: string): string[] {
  const type = node['@type'] as string | undefined;
  // A reference to another node.
  if (!type) return Object.keys(node).join() === '@id' ? [] : [`${where}: a node without a type`];
  if (!isType(type)) return [`${where}: no type ${type}`];
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, held]) => {
      const range = rangeOf(type, property);
      if (!range) return [`${where}: ${type} has no ${property}`];
      return [held].flat().flatMap((value) => faultsOfValue(value as Value, range, `${where}.${property}`));
    });
}

const plain = { string: ['Text', 'URL', 'Date', 'DateTime', 'Time'], number: ['Number', 'Integer'] };

function faultsOfValue(value: Value, range: string[], where: string): string[] {
  if (isNode(value)) {
    const type = value['@type'] as string | undefined;
    return [...(range.includes(type ?? 'IdReference') ? [] : [`${where}: no place for ${type}`]), ...faultsOf(value, where)];
  }
  const allowed = plain[typeof value as 'string' | 'number'].some((kind) => range.includes(kind)) || range.includes(JSON.stringify(value));
  return allowed ? [] : [`${where}: no place for ${JSON.stringify(value)}`];
}

describe('The vocabulary that the tests read', () => {
  it('knows which properties schema.org has, and which it has not', () => {
    expect(rangeOf('CollectionPage', 'inLanguage')).toContain('Text');
    expect(rangeOf('Organization', 'openingHours')).toBeUndefined();
    expect(faultsOf({ '@type': 'Organization', openingHours: 'Mo-Fr' }, 'x')).toEqual(['x: Organization has no openingHours']);
    expect(faultsOf({ '@type': 'WebPage', isPartOf: { '@type': 'ListItem' } }, 'x')).toEqual(['x.isPartOf: no place for ListItem']);
    expect(faultsOf({ '@type': 'ListItem', position: { '@type': 'Moon' } }, 'x')).toEqual([
      'x.position: no place for Moon',
      'x.position: no type Moon',
    ]);
    expect(faultsOf({ '@type': 'OpeningHoursSpecification', dayOfWeek: 'Someday' }, 'x')).toEqual(['x.dayOfWeek: no place for "Someday"']);
  });
});

describe.each(languageCodes)('Structured data (%s)', (code) => {
  it('has on every page only types and properties of schema.org', async () => {
    for (const path of pagePaths) {
      expect(faultsOf(await dataOf(code, path), `${path} (${code})`)).toEqual([]);
    }
  });

  it('names the company with its registration number, address and mailbox, on Home its logo, on About its year of foundation, and on Contact its hours', async () => {
    for (const path of pagePaths) {
      expect(ofType(await dataOf(code, path), 'Organization')).toEqual([
        {
          '@type': 'Organization',
          '@id': `${company.site}/#organization`,
          name: company.shortNames[code],
          legalName: company.names[code],
          url: `${company.site}/`,
          ...(path === '/' && { logo: `${company.site}/icon-512.png` }),
          ...(path === '/about' && { foundingDate: '2025' }),
          identifier: { '@type': 'PropertyValue', name: wordsIn[code]['2.contact.2'].number, value: '78731906' },
          address: { '@type': 'PostalAddress', streetAddress: company.addresses[code], addressCountry: 'HK' },
          contactPoint: { '@type': 'ContactPoint', email: company.email, ...(path === '/contact' && { hoursAvailable: hours }) },
        },
      ]);
    }
  });

  it('names the site by the company’s short name, with the address of its Home', async () => {
    const home = addressOf(code, '/');
    for (const path of pagePaths) {
      expect(ofType(await dataOf(code, path), 'WebSite'), `on ${path}`).toEqual([
        {
          '@type': 'WebSite',
          '@id': `${home}#website`,
          name: company.shortNames[code],
          url: home,
          publisher: expect.objectContaining({ '@type': 'Organization' }) as Node,
        },
      ]);
    }
  });

  it('names each page by its title, in its language, and links to its translations', async () => {
    const original = languageCodes[0]!;
    const translations = languageCodes.slice(1);
    for (const path of pagePaths) {
      const { title, lang } = await page(code, path);
      const [found, ...more] = ofType(await dataOf(code, path), ...pageTypes);
      const type = typeAt[path] ?? 'WebPage';
      expect(found).toMatchObject({ '@type': type, '@id': addressOf(code, path), name: title, inLanguage: lang });
      const [linked, others] = code === original ? [found!.workTranslation, translations] : [[found!.translationOfWork], [original]];
      expect(linked, `${path}: translation`).toEqual(others.map((other) => ({ '@id': addressOf(other, path) })));
      expect(more).toEqual([]);
    }
  });

  it('has the page’s own breadcrumb, with the page itself at its end', async () => {
    for (const path of pagePaths.filter((each) => each !== '/')) {
      const shown = await page(code, path);
      const links = shown.main
        .querySelectorAll('nav ol a[href^="/"]')
        .map((link) => [words(link), company.site + link.getAttribute('href')!]);
      const [trail] = ofType(await dataOf(code, path), 'BreadcrumbList') as { itemListElement: Node[] }[];
      const steps = trail!.itemListElement.map(({ name, item }) => [name, (item as Node)['@id']]);
      expect(steps.slice(0, -1), `${path} (${code})`).toEqual(links);
      expect(steps.at(-1), `${path} (${code})`).toEqual([shown.h1[0], addressOf(code, path)]);
      expect(trail!.itemListElement.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    }
    expect(ofType(await dataOf(code, '/'), 'BreadcrumbList')).toEqual([]);
  });

  it('has a service on each service page, and the list of its pages on each index', async () => {
    for (const path of pagePaths) {
      const data = await dataOf(code, path);
      const provider = { '@id': `${company.site}/#organization` };
      const services = path.startsWith('/services/') ? (await page(code, path)).h1 : [];
      expect(ofType(data, 'Service'), `on ${path}`).toEqual(services.map((name) => ({ '@type': 'Service', name, provider })));
      const urls = ofType(data, 'ItemList').flatMap(({ itemListElement }) => (itemListElement as Node[]).map((each) => each['@id']));
      const below = pagePaths.filter((each) => ['/industries', '/services'].includes(path) && each.startsWith(`${path}/`));
      expect(urls, `on ${path}`).toEqual(below.map((each) => addressOf(code, each)));
    }
  });

  it('refers only to nodes that exist', async () => {
    const pages = new Set(pagePaths.flatMap((path) => languageCodes.map((each) => addressOf(each, path))));
    for (const path of pagePaths) {
      const text = JSON.stringify(await dataOf(code, path));
      const ids = new Set(Array.from(text.matchAll(/"@type":"\w+","@id":"(.*?)"/g), ([, id]) => id));
      const asked = Array.from(text.matchAll(/\{"@id":"(.*?)"\}/g), ([, id]) => id!);
      expect(asked.length, `on ${path}`).toBeGreaterThan(0);
      expect(
        asked.filter((id) => !ids.has(id) && !pages.has(id)),
        `on ${path}`,
      ).toEqual([]);
    }
  });

  it('is not on the not-found page', async () => {
    expect((await page(code, notFoundPath)).root.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(0);
  });
});
