import { describe, expect, it } from 'vitest';
import { languageCodes, page } from '../page';

describe('2. Screens and routes: route table', () => {
  it.each(languageCodes)('%s: the first page is there', async (code) => {
    expect((await page(code, '/')).status).toBe(200);
  });
});
