import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../page';

const kinds = {
  industries: [
    'energy-petrochemicals',
    'metals-materials',
    'agriculture-foodstuffs',
    'industrial-chemicals',
    'construction-building',
    'electronics-ict',
    'consumer-durables',
    'medical-ppe',
    'automotive',
    'textiles-apparel',
    'packaging-paper',
    'mining-minerals',
    'marine-supplies',
    'light-heavy-machinery',
  ],
  services: [
    'global-sourcing',
    'documentation-compliance',
    'logistics-coordination',
    'quality-assurance',
    'factory-audit',
    'insurance-risk',
    'trade-advisory',
  ],
} as const;

/** Labels that are set as paragraphs. */
const labels = new Set(['Commonly Requested Documents', '常用文件']);

/** What a page of the kind says in its own part: whole sentences, and the fragments that tell about an entry. */
async function sentencesOf(code: LanguageCode, path: string): Promise<string[]> {
  const { main } = await page(code, path);
  const bar = new Set(main.lastElementChild!.querySelectorAll('p').map(words));
  const texts = main.querySelectorAll('p, dd').map(words);
  const sentences = new Intl.Segmenter(code, { granularity: 'sentence' });
  return texts
    .filter((text) => !labels.has(text) && !bar.has(text))
    .flatMap((text) => [...sentences.segment(text)].map(({ segment }) => segment.trim()));
}

describe.each(['industries', 'services'] as const)('2. Screens and routes: detail pages of %s', (kind) => {
  it.each(languageCodes)('%s: no sentence stands twice', async (code) => {
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

  it.each(languageCodes)('%s: each page leads on to the next in the specification’s order, and the last to the first', async (code) => {
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

  it.each(languageCodes)('%s: no other Incoterm than the seven is spoken of', async (code) => {
    for (const slug of kinds[kind]) {
      const text = words((await page(code, `/${kind}/${slug}`)).main);
      expect(text, `section 2, /${kind}/${slug} (${code}): Incoterms`).not.toMatch(
        /(?<![A-Z])(FAS|CPT|CIP|DPU|DAT|DDU|DAF|DES|DEQ)(?![A-Z])/,
      );
    }
  });
});
