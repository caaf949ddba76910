import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../../page.ts';
import { industries, services } from '../../words/ids.ts';
import { wordsIn } from '../../words/words-in.ts';

const kinds = { industries, services };

/** The same on every page of a kind: labels that are paragraphs, and how lead times are counted. */
const labels = new Set([
  'Commonly Requested Documents',
  '常用文件',
  ...[
    'until the goods are ready to load; transit is not included',
    'to arrival at the destination airport or port; transit is included',
    'to the whole requisition gathered, cleared, and ready for delivery on board',
  ].map(
    (end) =>
      `Calendar days from the last of the steps that the order calls for (confirmation, deposit or letter of credit received, samples or artwork approved) ${end}.`,
  ),
  ...[
    '至貨物可供裝運為止，不包括運輸時間',
    '至貨物抵達目的地機場或港口為止，包括運輸時間',
    '至整份請購單的貨物集齊、清關並可供送船為止',
  ].map((end) => `以曆日計，自訂單所需的各項手續（確認訂單、收妥訂金或信用證、批核樣本或印刷稿）全部辦妥當日起，${end}。`),
]);

/** The sentences of a page’s main part, and the phrases that describe an entry. */
async function sentencesOf(code: LanguageCode, path: string): Promise<string[]> {
  const { main } = await page(code, path);
  // The contact bar and the checklist are the same on every page.
  const bar = new Set(main.querySelectorAll('[data-contact-bar] p, details p').map(words));
  // The hero repeats some facts as decoration, hidden from screen readers.
  const texts = main
    .querySelectorAll('p, dd')
    .filter((text) => !text.closest('[aria-hidden="true"]'))
    .map(words);
  const sentences = new Intl.Segmenter(code, { granularity: 'sentence' });
  return texts
    .filter((text) => !labels.has(text) && !bar.has(text))
    .flatMap((text) => [...sentences.segment(text)].map(({ segment }) => segment.trim()));
}

describe.each(['industries', 'services'] as const)('2. Screens and routes: detail pages of %s', (kind) => {
  it.each(languageCodes)('%s: no sentence appears twice', async (code) => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const slug of kinds[kind]) {
      const sentences = await sentencesOf(code, `/${kind}/${slug}`);
      expect(sentences.length, `section 2, /${kind}/${slug} (${code}): sentences found`).toBeGreaterThan(12);
      for (const sentence of sentences) {
        if (owners.has(sentence)) twice.push(`“${sentence}” on ${owners.get(sentence)} and ${slug}`);
        owners.set(sentence, slug);
      }
    }
    expect(twice, `section 2, /${kind} (${code}): sentences that stand twice`).toEqual([]);
  });

  it.each(languageCodes)('%s: each page links to the next in the specification’s order, and the last to the first', async (code) => {
    const slugs = kinds[kind];
    for (const [index, slug] of slugs.entries()) {
      const found = await page(code, `/${kind}/${slug}`);
      const next = slugs[(index + 1) % slugs.length];
      const ways = found.main.querySelectorAll('section ~ nav a');
      expect(
        ways.map((way) => way.getAttribute('href')!.split('/').slice(-2).join('/')),
        `section 2, /${kind}/${slug} (${code}): link at the end`,
      ).toEqual([`${kind}/${next}`]);
      expect(ways.map(words), `section 2, /${kind}/${slug} (${code}): its name, as the page has it`).toEqual(
        (await page(code, `/${kind}/${next}`)).h1,
      );
    }
  });

  it.each(languageCodes)('[9.incoterms.1] %s: no Incoterm but the seven is mentioned', async (code) => {
    for (const slug of kinds[kind]) {
      const text = words((await page(code, `/${kind}/${slug}`)).main);
      expect(text, `section 2, /${kind}/${slug} (${code}): Incoterms`).not.toMatch(
        /(?<![A-Z])(FAS|CPT|CIP|DPU|DAT|DDU|DAF|DES|DEQ)(?![A-Z])/,
      );
    }
  });

  it.each(languageCodes)('[2.industry.1] [2.routes.5] %s: each intro names the subject of its own page and of no other', async (code) => {
    const subjects: Record<string, string> = kind === 'industries' ? wordsIn[code]['2.industry.1'] : wordsIn[code]['2.routes.5'];
    for (const slug of kinds[kind]) {
      const intro = words((await page(code, `/${kind}/${slug}`)).main.querySelector('h1 ~ p')!);
      const spokenOf = kinds[kind].filter((each) => intro.includes(subjects[each]!));
      expect(spokenOf, `section 2, /${kind}/${slug} (${code}): pages whose subject the intro has`).toEqual([slug]);
    }
  });
});
