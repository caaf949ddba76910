import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { samplesLine } from '../../src/build/check-company';

const file = 'src/facts/company.json';

/** What is said of a project whose company file has been changed so. */
function saidOf(change: (text: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'company-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(file, join(root, file));
  writeFileSync(join(root, file), change(readFileSync(file, 'utf8')));
  return samplesLine(root);
}

describe('Of samples in the company file', () => {
  it('one line says which are still in place', () => {
    const keys = ['names.en', 'names.zh-Hant', 'shortNames.en', 'shortNames.zh-Hant', 'addresses.en', 'addresses.zh-Hant', 'email', 'site'];
    expect(saidOf((text) => text)).toBe(`samples still stand in src/facts/company.json: ${keys.join(', ')}`);
  });

  it('nothing is said where none is left', () => {
    expect(saidOf((text) => text.replace(/Lantern Bay|燈灣|Sample|樣本/g, 'Plover').replaceAll('example.com', 'plover.hk'))).toBe('');
  });
});
