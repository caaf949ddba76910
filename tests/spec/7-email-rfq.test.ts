import { describe, expect, it } from 'vitest';
import { languageCodes, page, readMailto, type LanguageCode } from '../page.ts';
import { detailPages } from '../words/ids.ts';
import { filled, wordsIn } from '../words/words-in.ts';

/** The name of the page, as its e-mail should have it. */
function nameOf(code: LanguageCode, path: string): string {
  const said = wordsIn[code];
  const names: Record<string, string> = {
    ...said['2.industry.5'],
    'light-heavy-machinery': said['2.industry.7'].title,
    ...said['2.service.1'],
  };
  return names[path.split('/').at(-1)!]!;
}

/** The e-mail of Email RFQ, the only mail link in the page’s main part, split into its paragraphs. */
async function emailRfq(code: LanguageCode, path: string) {
  const found = await page(code, path);
  const link = found.links(found.main).find(({ href }) => href.startsWith('mailto:'));
  const { subject, body } = readMailto(link!.href);
  const [greeting, interest, ...rest] = body.split('\r\n\r\n');
  return { link: link!.name, subject, greeting, interest: interest!, rest };
}

async function getAQuote(code: LanguageCode) {
  const home = await page(code, '/');
  const [greeting, , ...rest] = readMailto(home.links(home.header).find(({ href }) => href.startsWith('mailto:'))!.href).body.split(
    '\r\n\r\n',
  );
  return { greeting, rest };
}

describe.each(detailPages)('7. The calls it makes: Email RFQ on %s', (path) => {
  const kind = path.startsWith('/industries/') ? 'industries' : 'services';

  it.each(languageCodes)('[7.mail.8] [2.chrome.14] %s: asks about the page by its name, in subject and body', async (code) => {
    const said = wordsIn[code];
    const letter = await emailRfq(code, path);
    const where = `section 7, ${path} (${code})`;
    expect(letter.link, `${where}: link`).toBe(said['2.chrome.12']);
    expect(letter.subject, `${where}: subject`).toBe(filled(code, said['7.mail.8'][kind].subject, nameOf(code, path)));
    const request = said['7.mail.10'][kind === 'services' ? 'requestForService' : 'request'];
    expect(letter.interest, `${where}: interest and request`).toBe(
      `${filled(code, said['7.mail.8'][kind].interest, nameOf(code, path))}\r\n${request}`,
    );
  });

  it.each(languageCodes)(
    '[2.chrome.12] [7.mail.2] [7.mail.10] %s: has the greeting, the checklist and the closing of Get a Quote',
    async (code) => {
      const letter = await emailRfq(code, path);
      const { greeting, rest } = await getAQuote(code);
      expect(letter.greeting, `section 7, ${path} (${code}): greeting, as in Get a Quote`).toBe(greeting);
      expect(letter.rest, `section 7, ${path} (${code}): checklist and closing, as in Get a Quote`).toEqual(rest);
    },
  );
});
