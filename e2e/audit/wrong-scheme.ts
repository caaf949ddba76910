import type { Page } from 'playwright/test';
import type { Place, Violation } from './shape.ts';

/** Our own rule beside those of axe, which judges whatever colours it meets: dark text on light would pass as dark. */
export const wrongSchemeRule = 'drawn-as-asked';

/** One violation where the page is light though it should be dark, or the other way round. */
export async function wrongScheme(page: Page, place: Place, expected: Place['scheme']): Promise<Violation[]> {
  const { drawn, html } = await page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    return { drawn: red + green + blue < 382 ? 'dark' : 'light', html: (document.documentElement.cloneNode() as Element).outerHTML };
  });
  if (drawn === expected) return [];
  return [
    {
      rule: wrongSchemeRule,
      help: 'The page is light or dark as the visitor, or the visitor’s system, asks',
      helpUrl: '',
      criteria: [],
      place,
      impact: 'serious',
      element: 'html',
      target: 'html',
      html,
      mend: `Asked for ${expected}, it is drawn ${drawn}: see which rule decides color-scheme of the root element.`,
    },
  ];
}
