import { describe, expect, it } from 'vitest';
import { everyPath, languageCodes, page, words } from '../page.ts';

/** The elements that announce a status. */
const statuses = '[role="status"], [role="alert"], [role="log"], [role="progressbar"], [aria-live], output, progress, meter';

/** Labels that are nothing but the status of an order, a product or an office. */
const status =
  /^(in stock|out of stock|sold out|available|pending|in transit|shipped|delivered|online|offline|live|new|coming soon|有現貨|缺貨|可供應|待處理|運輸中|已付運|已送達|在線|離線|新|即將推出)$/i;

describe.each(languageCodes)('4. States and transitions: business statuses (%s)', (code) => {
  it('[4.status.1] no page shows a status, and live regions are empty until something happens', async () => {
    for (const path of await everyPath(code)) {
      const found = await page(code, path);
      const said = found.root.querySelectorAll(statuses).map(words);
      expect(said.length, `section 4, ${path} (${code}): places of announcements`).toBeGreaterThan(0);
      expect(said.filter(Boolean), `section 4, ${path} (${code}): statuses`).toEqual([]);
      const labels = found.main
        .querySelectorAll('p, li, dt, dd, td, strong, span')
        .filter(({ children }) => children.length === 0)
        .map(words);
      expect(
        labels.filter((label) => status.test(label)),
        `section 4, ${path} (${code}): labels that are a status`,
      ).toEqual([]);
    }
  });
});
