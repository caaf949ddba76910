import { createHash } from 'node:crypto';

/** More different scripts than this mean that one varies by page, which a constant CSP header cannot allow. */
const atMost = 6;

/** Whether a script element holds JSON, which browsers do not execute. */
const isData = (attributes: string) => /\stype="application\/(ld\+)?json"/.test(attributes);

/** The inline scripts of a document, speculation rules included. Relies on React's output, where every attribute value is quoted. */
function inlineScriptsOf(file: string, html: string): string[] {
  const found = Array.from(html.matchAll(/<script((?:\s[^\s=>]+(?:="[^"]*")?)*)>(.*?)<\/script>/gs));
  if (found.length !== html.split('<script').length - 1)
    throw new Error(`${file}: expected script elements with every attribute value in double quotes, found one that cannot be read`);
  return found.flatMap(([, attributes = '', text = '']) => (/\ssrc="/.test(attributes) || isData(attributes) ? [] : [text]));
}

/** The files that contain each inline script, by the text of the script. */
function filesByScript(documents: ReadonlyMap<string, string>): Map<string, string[]> {
  const filesOf = new Map<string, string[]>();
  for (const [file, html] of documents)
    for (const text of new Set(inlineScriptsOf(file, html))) filesOf.set(text, [...(filesOf.get(text) ?? []), file]);
  return filesOf;
}

/** The `script-src` sources of all inline scripts as sorted `'sha256-…'` with base64 (CSP Level 3, 2.3.1). `documents` holds HTML by file. */
export const scriptSources = (documents: ReadonlyMap<string, string>): string[] =>
  Array.from(filesByScript(documents).keys(), (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).sort();

/**
 * Checks that one constant CSP header can serve all documents.
 *
 * @throws if an inline script is in one document only, or if there are more than `atMost` different ones.
 */
export function refuseVaryingScripts(documents: ReadonlyMap<string, string>): void {
  const scripts = filesByScript(documents);
  for (const [text, [file, another]] of scripts)
    if (!another) throw new Error(`${file}: expected inline scripts that other documents have too, found “${text.slice(0, 80)}”`);
  if (scripts.size > atMost) throw new Error(`expected at most ${atMost} different inline scripts, found ${scripts.size}`);
}
