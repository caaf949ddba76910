import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { samplesLine } from '../../tools/check/check-company.ts';

const file = 'src/facts/company.json';

/** The line for a project with this company file. */
function saidOf(company: object): string {
  const root = mkdtempSync(join(tmpdir(), 'company-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(company));
  return samplesLine(root);
}

describe('11. The company: of samples in the file', () => {
  it('[11.company.3] one line says which are still in place', () => {
    const names = { en: 'Sample Limited', 'zh-Hant': '樣本有限公司' };
    expect(saidOf({ names, email: 'trade@plover.hk', site: 'https://www.example.com' })).toBe(
      'samples still stand in src/facts/company.json: names.en, names.zh-Hant, site',
    );
  });

  it('there is no line where none is left', () => {
    expect(saidOf({ names: { en: 'Plover Limited' }, email: 'trade@plover.hk', site: 'https://plover.hk' })).toBe('');
  });
});
