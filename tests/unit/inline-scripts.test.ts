import { describe, expect, it } from 'vitest';
import { refuseVaryingScripts, scriptSources } from '../../deploy/inline-scripts.ts';

const documents = (...bodies: string[]) => new Map(bodies.map((body, index) => [`${index}.html`, `<!doctype html><body>${body}</body>`]));
// printf 'a()' | openssl dgst -sha256 -binary | base64
const sourceOfA = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

describe('The inline scripts of documents', () => {
  it('are named by the hashes of their texts, each once, whatever attributes they have', () => {
    const found = scriptSources(documents('<script>a()</script>', '<script data-data="/b.json">a()</script>'));
    expect(found).toEqual([sourceOfA]);
  });

  it('include speculation rules, but no script files and no data', () => {
    const other = '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(scriptSources(documents(other, other))).toEqual([]);
    const rules = '<script type="speculationrules">{}</script>';
    expect(scriptSources(documents(rules, rules))).toHaveLength(1);
  });

  it('are refused where one is in a single document only', () => {
    expect(() => refuseVaryingScripts(documents('<script>a()</script>', '<script>a()</script><script>planted()</script>'))).toThrow(
      '1.html: expected inline scripts that other documents have too, found “planted()”',
    );
  });

  it('are refused where there are too many for one header', () => {
    const many = Array.from({ length: 7 }, (_, index) => `<script>a(${index})</script>`).join('');
    expect(() => refuseVaryingScripts(documents(many, many))).toThrow('at most 6 different inline scripts, found 7');
  });

  it('are refused where an element cannot be parsed', () => {
    expect(() => scriptSources(documents("<script type='module'>a()</script>", ''))).toThrow('cannot be read');
  });
});
