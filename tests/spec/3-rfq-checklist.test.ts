import { describe, expect, it } from 'vitest';
import { languageCodes, page, readMailto, type LanguageCode } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

const checklist = ['3.checklist.1', '3.checklist.2', '3.checklist.3', '3.checklist.4', '3.checklist.5'] as const;

const places = [
  // path                              link
  ['/', 'Get a Quote'],
  ['/industries/automotive', 'Email RFQ'],
  ['/industries/light-heavy-machinery', 'Email RFQ'],
  ['/services/trade-advisory', 'Email RFQ'],
] as const;

const isMail = ({ href }: { href: string }) => href.startsWith('mailto:');

/** The paragraphs between the interest and the closing, one for each group. */
async function groups(code: LanguageCode, path: string, link: (typeof places)[number][1]) {
  const found = await page(code, path);
  const { href } = found.links(link === 'Get a Quote' ? found.header : found.main).find(isMail)!;
  const paragraphs = readMailto(href).body.split('\r\n\r\n');
  return paragraphs.slice(2, -1).map((paragraph) => paragraph.split('\r\n'));
}

describe.each(places)('3. Entities and their fields: RFQ checklist on %s, %s', (path, link) => {
  it.each(languageCodes)(
    '[3.checklist.1] [3.checklist.2] [3.checklist.3] [3.checklist.4] [3.checklist.5] %s: has the groups and their items in order',
    async (code) => {
      expect(await groups(code, path, link), `section 3, ${path} (${code}), ${link}`).toEqual(checklist.map((id) => wordsIn[code][id]));
    },
  );
});
