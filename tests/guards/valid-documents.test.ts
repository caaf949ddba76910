import { parse, type ParserError } from 'parse5';
import { describe, expect, it } from 'vitest';
import { everyPath, languageCodes, page } from '../page.ts';

/** The parse errors of a document (HTML standard), each with its place. */
function faultsIn(html: string): string[] {
  const faults: string[] = [];
  const onParseError = ({ code, startLine, startOffset }: ParserError) =>
    faults.push(`${code} in line ${startLine}: ${html.slice(Math.max(0, startOffset - 60), startOffset + 60)}`);
  parse(html, { sourceCodeLocationInfo: true, onParseError });
  return faults;
}

describe.each(languageCodes)('Every document parses without an error (%s)', (code) => {
  it('the not-found page included', async () => {
    const paths = await everyPath(code);
    expect(paths.length).toBeGreaterThan(30);
    const faults: string[] = [];
    for (const path of paths) faults.push(...faultsIn((await page(code, path)).html).map((fault) => `${path}: ${fault}`));
    expect(faults).toEqual([]);
  });
});

describe.each(languageCodes)('Every document names its encoding first, so that a saved page can be read (%s)', (code) => {
  it('the not-found page included', async () => {
    for (const path of await everyPath(code)) {
      const { html } = await page(code, path);
      expect(html, `${path} (${code})`).toMatch(/^<!doctype html><html [^>]*><head><meta charset="utf-8">/);
    }
  });
});

describe('A parse error is found', () => {
  it.each([
    ['a stroke within a tag', '<!doctype html><title>a</title><p/ id="a">a</p>'],
    ['an attribute twice', '<!doctype html><title>a</title><p id="a" id="b">a</p>'],
    ['no doctype', '<title>a</title><p>a</p>'],
  ])('%s', (_, html) => expect(faultsIn(html).length).toBeGreaterThan(0));
});
