import { loadDefaultSimplifiedChineseParser, loadDefaultTraditionalChineseParser, type Parser } from 'budoux';
import type { Language } from '../i18n/languages.ts';

const parsers: Record<string, () => Parser> = {
  Hant: loadDefaultTraditionalChineseParser,
  Hans: loadDefaultSimplifiedChineseParser,
};

/** What belongs to the word before it, where either segmenter may take it for a word. */
const suffixes = /^[的商證证表單单級级件品類类員员者們们性法開开]/u;

const loaded = new Map<string, Parser>();

/**
 * The phrases of a text in a language that puts no spaces between words; else the whole text. A line may end where BudouX and
 * the browser engine's own dictionary agree that a word does: each by itself tears some words of trade.
 */
export function phrasesOf(text: string, { tag }: Language): string[] {
  const script = new Intl.Locale(tag).maximize().script!;
  const load = parsers[script];
  if (!load) return [text];
  if (!loaded.has(script)) loaded.set(script, load());
  const words = Array.from(new Intl.Segmenter(tag, { granularity: 'word' }).segment(text), ({ segment }) => segment);
  const both = endsOf(loaded.get(script)!.parse(text)).intersection(endsOf(words));
  const ends = [...both].filter((end) => end === text.length || !suffixes.test(text.slice(end)));
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}

/** Where each part ends in the whole, counted in UTF-16 units. */
function endsOf(parts: readonly string[]): Set<number> {
  let end = 0;
  return new Set(parts.map((part) => (end += part.length)));
}
