import { createHash } from 'node:crypto';

/** More inline scripts than a constant header has room for are a sign that one differs by page. */
const atMost = 6;

/** Data, which no browser runs. */
const isData = (attributes: string) => /\stype="application\/(ld\+)?json"/.test(attributes);

/** The texts of the inline scripts of a document, rules for speculation among them. The HTML is React's: every attribute is quoted. */
function inlineScriptsOf(html: string): string[] {
  const found = Array.from(html.matchAll(/<script((?:\s[^\s=>]+(?:="[^"]*")?)*)>(.*?)<\/script>/gs));
  if (found.length !== html.split('<script').length - 1) throw new Error('a script element cannot be read');
  return found.flatMap(([, attributes = '', text = '']) => (/\ssrc="/.test(attributes) || isData(attributes) ? [] : [text]));
}

/** The texts of all inline scripts, each with the files of the documents that have it. */
function filesByScript(documents: ReadonlyMap<string, string>): Map<string, string[]> {
  const filesOf = new Map<string, string[]>();
  for (const [file, html] of documents)
    for (const text of new Set(inlineScriptsOf(html))) filesOf.set(text, [...(filesOf.get(text) ?? []), file]);
  return filesOf;
}

/**
 * The sources for `script-src` of all inline scripts in the documents, as `'sha256-…'` (CSP Level 3, 2.3.1), sorted.
 * `documents` holds each document's HTML by its file.
 */
export const scriptSources = (documents: ReadonlyMap<string, string>): string[] =>
  Array.from(filesByScript(documents).keys(), (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();

/**
 * Refuses documents that one constant header cannot serve.
 *
 * @throws if an inline script stands in one document alone, or if there are too many different ones.
 */
export function refuseVaryingScripts(documents: ReadonlyMap<string, string>): void {
  const scripts = filesByScript(documents);
  for (const [text, [file, another]] of scripts)
    if (!another) throw new Error(`${file}: expected inline scripts that other documents have too, found “${text.slice(0, 80)}”`);
  if (scripts.size > atMost) throw new Error(`expected at most ${atMost} different inline scripts, found ${scripts.size}`);
}
