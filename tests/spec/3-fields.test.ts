import { describe, expect, it } from 'vitest';
import { languageCodes, page, words } from '../page.ts';
import { industries, services } from '../words/ids.ts';
import { wordsIn } from '../words/words-in.ts';

const fields = [
  // requirement  entity           path            part           each is       the elements of its fields
  ['3.fields.1', 'Industry', '/industries', 'industries', 'li', ['h3', 'p', 'h3 a[href]', 'svg']],
  ['3.fields.2', 'Service', '/services', 'services', 'li', ['h3', 'p', 'h3 a[href]', 'svg']],
  ['3.fields.3', 'Process step', '/', 'process', 'ol > li', ['span', 'h3', 'p', 'svg']],
  ['3.fields.3', 'Process step', '/services', 'process', 'ol > li', ['span', 'h3', 'p', 'svg']],
  ['3.fields.4', 'Hub', '/', 'network', 'li[data-hub]', ['h3', 'p']],
  ['3.fields.5', 'Benefit', '/', 'why', 'li', ['h3', 'p', 'svg']],
  ['3.fields.6', 'Region', '/geography', 'regions', 'li:has(h3)', ['h3', 'ul:first-of-type > li', 'h4']],
] as const;

describe.each(fields)('3. Entities and their fields: [%s] %s on %s', (_, entity, path, part, each, elements) => {
  it.each(languageCodes)('%s: each has all of its fields', async (code) => {
    const shown = (await page(code, path)).part(part).querySelectorAll(each);
    expect(shown.length, `section 3, ${path} (${code}): ${entity}`).toBeGreaterThan(3);
    for (const item of shown) {
      const where = `section 3, ${path} (${code}): ${entity} “${words(item).slice(0, 40)}”`;
      const missing = elements.filter((element) => !item.querySelector(element));
      expect(missing, `${where}: fields that are not there`).toEqual([]);
      const empty = elements.filter((element) => element !== 'svg' && !words(item.querySelector(element)!));
      expect(empty, `${where}: fields without a word`).toEqual([]);
    }
  });
});

const marks = industries.map((_, index) => String(index + 1).padStart(2, '0'));
const drawings = services.map((slug) => `services/${slug}`);
const iconsOf = (...ids: string[]) => ids.map((id) => `icons/${id}`);

const icons = [
  // requirement  path            part          the number or the drawing of each icon
  ['3.fields.1', '/', 'industries', marks.slice(0, 6)],
  ['3.fields.1', '/industries', 'industries', marks],
  ['3.fields.2', '/', 'services', drawings.slice(0, 6)],
  ['3.fields.2', '/services', 'services', drawings],
  ['3.fields.3', '/', 'process', iconsOf('inquiry', 'offer', 'contract', 'shipment')],
  ['3.fields.3', '/services', 'process', iconsOf('discovery', 'planning', 'execution', 'optimization')],
  ['3.fields.5', '/', 'why', iconsOf('globalReach', 'compliance', 'growth', 'team', 'response', 'endToEnd')],
] as const;

describe.each(icons)('3. Entities and their fields: [%s] icons on %s, %s', (_, path, part, expected) => {
  it.each(languageCodes)('%s: each has its own', async (code) => {
    const shown = (await page(code, path)).part(part).querySelectorAll('li svg');
    const icons = shown.map((icon) => icon.querySelector('use')?.getAttribute('href')!.split('#')[1] ?? words(icon));
    expect(icons, `section 3, ${path} (${code}): icons of ${part}`).toEqual(expected);
  });
});

const descriptions = [
  // requirements                 path           part          slugs
  ['3.fields.1', '2.home.5', '/', 'industries', industries.slice(0, 6)],
  ['3.fields.1', '2.industries.1', '/industries', 'industries', industries],
  ['3.fields.2', '2.home.7', '/', 'services', services.slice(0, 6)],
  ['3.fields.2', '2.services.2', '/services', 'services', services],
] as const;

describe.each(descriptions)('3. Entities and their fields: [%s] [%s] descriptions on %s, %s', (id, _, path, part, slugs) => {
  it.each(languageCodes)('%s: each speaks of its own', async (code) => {
    const said: Record<string, string> = wordsIn[code][id];
    const shown = (await page(code, path)).part(part).querySelectorAll('li p').map(words);
    expect(shown, `section 3, ${path} (${code}): descriptions of ${part}`).toEqual(
      slugs.map((slug) => expect.stringContaining(said[slug]!)),
    );
  });
});
