import { describe, expect, it } from 'vitest';
import { languageCodes, page, words, type LanguageCode } from '../../page.ts';
import { services, verticals } from '../../words/ids.ts';
import { wordsIn } from '../../words/words-in.ts';
import type { Words } from '../../words/words.ts';

type Texts = (code: LanguageCode) => Promise<string[]>;

/** The same part of several pages. */
const partOfEach =
  (folder: 'industries' | 'services', slugs: readonly string[], id: string): Texts =>
  (code) =>
    Promise.all(slugs.map(async (slug) => words((await page(code, `/${folder}/${slug}`)).part(id))));

/** Several parts of a page. */
const parts =
  (path: string, ids: readonly string[]): Texts =>
  async (code) => {
    const found = await page(code, path);
    return ids.map((id) => words(found.part(id)));
  };

/** The entries of a part of a page. */
const entries =
  (path: string, id: string): Texts =>
  async (code) =>
    (await page(code, path))
      .part(id)
      .querySelectorAll('h3')
      .map((heading) => words(heading.closest('li')!));

const texts: [id: string, of: string, texts: Texts, phrases: (said: Words) => readonly (string | readonly string[])[]][] = [
  // requirement   of                texts                                          what they speak of
  [
    '2.industry.2',
    'product groups of the verticals',
    partOfEach('industries', verticals, 'products'),
    (said) => verticals.map((slug) => said['2.industry.2'].says[slug]),
  ],
  [
    '2.industry.3',
    'typical terms of the verticals',
    partOfEach('industries', verticals, 'terms'),
    (said) => verticals.map((slug) => said['2.industry.3'].says[slug]),
  ],
  [
    '2.industry.4',
    'compliance notes of the verticals',
    partOfEach('industries', verticals, 'compliance'),
    (said) => verticals.map((slug) => said['2.industry.4'].says[slug]),
  ],
  ...(['scope', 'deliverables', 'prepare'] as const).map((part): (typeof texts)[number] => [
    '2.service.2',
    `${part} of the services`,
    partOfEach('services', services, part),
    (said) => services.map((slug) => said['2.service.2'].says[part][slug]),
  ]),
  ['2.industry.7', 'machinery', entries('/industries/light-heavy-machinery', 'products'), (said) => said['2.industry.7'].says],
  ['2.home.4] [3.fields.5', 'benefits', entries('/', 'why'), (said) => said['2.home.4'].says],
  [
    '2.home.5] [2.home.7] [2.home.9] [2.home.10',
    'sections of Home',
    parts('/', ['industries', 'services', 'process', 'network']),
    (said) => said.labels.homeLeads,
  ],
  ['2.services.3', 'steps', entries('/services', 'process'), (said) => said['2.services.3'].says],
  ['2.compliance.2', 'categories', entries('/compliance', 'categories'), (said) => said['2.compliance.2'].says],
  ['2.compliance.3', 'standards', entries('/compliance', 'standards'), (said) => said['2.compliance.3'].says],
  ['2.compliance.5', 'documents', entries('/compliance', 'documents'), (said) => said['2.compliance.5'].says],
  ['2.about.2', 'story, mission and vision', parts('/about', ['story', 'mission', 'vision']), (said) => said['2.about.2'].says],
  ['2.about.3', 'values', entries('/about', 'values'), (said) => said['2.about.3'].says],
  ['2.about.4', 'team', entries('/about', 'team'), (said) => said['2.about.4'].says],
];

describe.each(texts)('2. Screens and routes: what stands in its own place, [%s] %s', (_, of, textsIn, phrasesOf) => {
  it.each(languageCodes)('%s: each has its own phrases and no other’s', async (code) => {
    const phrases = phrasesOf(wordsIn[code]);
    const shown = (await textsIn(code)).map((text) => phrases.flat().filter((phrase) => text.includes(phrase)));
    expect(shown, `section 2 (${code}), ${of}: phrases of each`).toEqual(phrases.map((own) => [own].flat()));
  });
});
