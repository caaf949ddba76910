import { describe, expect, it } from 'vitest';
import { leavesOf } from '../../tools/check/compare-copy.ts';
import { sectionsIn } from '../harness/requirement-report.ts';
import { readText } from '../read-text.ts';
import { words } from '../words/en.ts';
import { industries, services } from '../words/ids.ts';
import { testFiles } from './source.ts';

const sections = sectionsIn(readText('docs/specification.md'));
const requirements = sections.flatMap((section) => section.requirements);

/** The English words of the requirements of the same part, with the names of their properties: `2.home` for `2.home.1`. */
function wordsOfPart(id: string): string[] {
  const part = id.replace(/\d+$/, '');
  const own = Object.entries(words).filter(([key]) => key.startsWith(part));
  return own.flatMap(([, of]) => leavesOf(of)).flatMap(([key, word]) => key.split('.').concat(String(word)));
}

/**
 * Whether words are the quoted ones: whole, but for the sign at the end of a heading and the company's name. Figures and blanks stand at the
 * end of a line.
 */
const isSaid = (said: string, quote: string) =>
  said.replace(/[?:]$| - \{companyShort\}$/, '') === quote || (/^[[\d]/.test(quote) && said.endsWith(` ${quote}`));

/** Matches a text as a whole literal, or as the name of a property. */
const literal = (text: string) => {
  const escaped = RegExp.escape(text);
  return new RegExp(`(['"\`])${escaped}[?:]?\\1|^ +${escaped}: `, 'm');
};

/** An id in brackets in a title or a row, or in quotes in a row. `said['2.home.1']` only looks a text up. */
const written = /\[(\d+\.[a-z-]+\.\d+)\]|(?<![\w\])]\[)'(\d+\.[a-z-]+\.\d+)'/g;
// The harness’s example has a specification of its own.
const ours = testFiles.filter(({ path }) => !path.startsWith('tests/harness/'));
const files = ours.map(({ path, text }) => ({
  path,
  text,
  ids: new Set(Array.from(text.matchAll(written), ([, inBrackets, inQuotes]) => inBrackets ?? inQuotes!)),
}));

describe('Every requirement of docs/specification.md', () => {
  it('has an id of its own, of its section, its part and its number', () => {
    expect(requirements.length).toBeGreaterThan(150);
    let chapter = '';
    const numbers: Record<string, number> = {};
    for (const { title, requirements: listed } of sections) {
      chapter = /^\d+(?=\. )/.exec(title)?.[0] ?? chapter;
      for (const { id } of listed) {
        const [, section, part] = /^(\d+)\.([a-z-]+)\.\d+$/.exec(id) ?? [];
        expect(section, `${id} under “${title}”`).toBe(chapter);
        const counted = `${section}.${part}`;
        numbers[counted] = (numbers[counted] ?? 0) + 1;
        expect(id, 'each id occurs once, and they are numbered without a gap').toBe(`${counted}.${numbers[counted]}`);
      }
    }
  });

  // Whether such a test passes, `npm test` asks the reports of the run, in tests/spec-report.ts.
  it('[1.product.3] is held by a test: its id is in a title', () => {
    const bare = requirements.filter(({ id }) => !files.some(({ ids }) => ids.has(id)));
    expect(bare.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it('is displayed in the words that it quotes: they are among the words of its part, or a literal of the words or of a test that holds it', () => {
    const literals = readText('tests/words/en.ts');
    const unheld = requirements.flatMap(({ id, text }) => {
      const own = id in words ? wordsOfPart(id) : [];
      const sources = [...files.filter(({ ids }) => ids.has(id)).map((file) => file.text), literals];
      const isHeld = (quote: string) =>
        own.length ? own.some((word) => isSaid(word, quote)) : sources.some((source) => literal(quote).test(source));
      const quotes = Array.from(text.matchAll(/“(.+?)”/g), ([, quote]) => quote!);
      return quotes.filter((quote) => !isHeld(quote)).map((quote) => `${id}: “${quote}”`);
    });
    expect(unheld).toEqual([]);
  });

  it.each([
    ['2.routes.3', industries],
    ['2.routes.5', services],
  ])('%s lists the slugs of tests/words/ids.ts', (id, slugs) => {
    const { text } = requirements.find((each) => each.id === id)!;
    expect(text, `docs/specification.md, ${id}`).toContain(`exactly ${slugs.length} slugs: ${slugs.join(', ')}.`);
  });
});

describe('Every test file', () => {
  it('names no id that docs/specification.md does not have', () => {
    const known = new Set(requirements.map(({ id }) => id));
    expect(files.flatMap(({ path, ids }) => [...ids].filter((id) => !known.has(id)).map((id) => `${path}: ${id}`))).toEqual([]);
  });
});
