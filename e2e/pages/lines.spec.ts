import { addressOf, languages, paths } from '../addresses.ts';
import { expect, test } from '../test.ts';

/** Widths of telephones, some pixels apart, so that lines break at many places. */
const widths = Array.from({ length: 16 }, (_, step) => 320 + step * 8);

/** The punctuation marks that touch a term and are on another line. */
function tornTerms() {
  const top = (range: Range) => Math.round(range.getBoundingClientRect().top);
  return Array.from(document.querySelectorAll('main [data-term]')).flatMap((term) => {
    const word = document.createRange();
    word.selectNodeContents(term);
    const sides = [
      { text: term.previousSibling, at: (text: Text) => text.length - 1, touches: /[\p{Ps}\p{Pi}/]/u },
      { text: term.nextSibling, at: () => 0, touches: /[\p{Pe}\p{Pf}\p{Po}]/u },
    ];
    return sides.flatMap(({ text, at, touches }) => {
      if (!(text instanceof Text) || !touches.test(text.data[at(text)]!)) return [];
      const mark = document.createRange();
      mark.setStart(text, at(text));
      mark.setEnd(text, at(text) + 1);
      return Math.abs(top(mark) - top(word)) > 8 ? [`${String(mark)} of ${term.textContent}`] : [];
    });
  });
}

/** The lines of lists of things that begin with a Chinese comma. */
function orphanedCommas() {
  const top = (text: Text, at: number) => {
    const mark = document.createRange();
    mark.setStart(text, at);
    mark.setEnd(text, at + 1);
    return mark.getBoundingClientRect().top;
  };
  return Array.from(document.querySelectorAll('main li p')).flatMap(({ childNodes }) =>
    Array.from(childNodes).flatMap((text) =>
      text instanceof Text
        ? Array.from(text.data.matchAll(/(?<=.)[、，；]/g)).flatMap(({ index }) =>
            top(text, index) - top(text, index - 1) > 8 ? [text.data.slice(Math.max(0, index - 12), index + 4)] : [],
          )
        : [],
    ),
  );
}

for (const { prefix, lang } of languages)
  test(`Line breaks (${lang}): there is none between a term or a word and the punctuation that follows it`, async ({ page }) => {
    // Every page of a language is in it.
    test.slow();
    let terms = 0;
    const torn: string[] = [];
    const orphaned: string[] = [];
    for (const path of paths) {
      await page.goto(addressOf(prefix, path));
      const found = await page.locator('main [data-term]').count();
      terms += found;
      for (const width of [...widths, 768, 1024, 1080]) {
        await page.setViewportSize({ width, height: 800 });
        orphaned.push(...(await page.evaluate(orphanedCommas)).map((words) => `${path} at ${width} px: ${words}`));
        torn.push(...(await page.evaluate(tornTerms)).map((mark) => `${path} at ${width} px: ${mark}`));
      }
    }
    expect(terms).toBeGreaterThan(0);
    expect(torn).toEqual([]);
    expect(orphaned, 'lines that begin with a comma').toEqual([]);
  });
