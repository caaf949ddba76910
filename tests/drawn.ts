import { parse, type HTMLElement } from 'node-html-parser';
import { languages } from '../src/i18n/languages.ts';
import { drawingFiles } from '../src/render/drawing-files.ts';

/** What the file holds that an element of a page shows by reference (`<use>`). */
export function drawn(shown: HTMLElement): HTMLElement {
  const [address, part] = shown.querySelector('use')!.getAttribute('href')!.split('#');
  const files = languages.flatMap((language) => Array.from(drawingFiles(language).values()));
  const file = files.find((found) => found.address === address);
  if (!file) throw new Error(`${address}: no drawing has this address`);
  const symbol = parse(file.text).querySelector(`symbol[id="${part}"]`);
  if (!symbol) throw new Error(`${address}: it has no part “${part}”`);
  return symbol;
}
