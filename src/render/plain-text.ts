import { convert } from 'html-to-text';
import { fileOf } from '../pages.ts';

/** The file of a page's plain text, beside its document: `about.txt`. */
export const plainTextFile = (address: string) => fileOf(address).replace(/html$/, 'txt');

/** Converts the main part of a page's HTML to plain text. */
export function plainText(html: string): string {
  const skipped = ['nav', '[aria-hidden="true"]', 'svg', 'script'].map((selector) => ({ selector, format: 'skip' }));
  const headings = [1, 2, 3, 4].map((level) => ({
    selector: `h${level}`,
    format: 'heading',
    options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 2 },
  }));
  // A space between neighbouring elements, whose words would otherwise be joined; none behind a slash, where a line may break: “FOB/CIF”.
  const words = convert(html.replace(/(?<!\/)(<\/\w+>)(?=<\w)/g, '$1 '), {
    wordwrap: false,
    // A letter is one paragraph of several lines.
    preserveNewlines: true,
    baseElements: { selectors: ['main'] },
    selectors: [
      ...skipped,
      ...headings,
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
      { selector: 'dt', format: 'block' },
      { selector: 'dd', format: 'block' },
    ],
  });
  return `${words.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}
