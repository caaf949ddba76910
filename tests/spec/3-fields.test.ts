import { describe, expect, it } from 'vitest';
import { languageCodes, page, words } from '../page.ts';

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
