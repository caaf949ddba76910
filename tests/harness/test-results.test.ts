import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { playwrightResults, runIn } from './test-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'runs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const none = { name: 'a run', at: undefined, results: [] };
const passed = { file: 'a.test.ts', title: 'a', status: 'passed' } as const;

describe('A run', () => {
  it('without a report, or with an empty one or a part of one, has no results', () => {
    const cut = join(folder, 'cut.json');
    expect(runIn('a run', join(folder, 'never.json'), () => [passed])).toEqual(none);
    for (const text of ['', '{"of":']) {
      writeFileSync(cut, text);
      expect(runIn('a run', cut, () => [passed])).toEqual(none);
    }
  });

  it('has the results of its report, and its time', () => {
    const whole = join(folder, 'whole.json');
    writeFileSync(whole, '{"of":"a run"}');
    const run = runIn<{ of: string }>('a run', whole, ({ of }) => (of === 'a run' ? [passed] : []));
    expect(run).toEqual({ name: 'a run', at: expect.any(Date), results: [passed] });
  });

  it('in a browser counts a test that passed at the second try as passed, and one that failed twice as failed', () => {
    const specs = (['expected', 'flaky', 'unexpected', 'skipped'] as const).map((status) => ({ title: status, tests: [{ status }] }));
    const found = playwrightResults({ config: { rootDir: 'e2e' }, suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs }] });
    expect(found.map(({ title, status }) => [title, status])).toEqual([
      ['expected', 'passed'],
      ['flaky', 'passed'],
      ['unexpected', 'failed'],
      ['skipped', 'skipped'],
    ]);
  });

  it('in a browser has each test in the file that was run, also where its describe is written in another', () => {
    const inner = { title: 'nginx', file: 'on-every-host.ts', specs: [{ title: 'answers', tests: [{ status: 'expected' as const }] }] };
    const suites = [{ title: 'a.spec.ts', file: 'a.spec.ts', specs: [], suites: [inner] }];
    expect(playwrightResults({ config: { rootDir: 'e2e' }, suites })).toEqual([
      { file: 'e2e/a.spec.ts', title: 'nginx › answers', status: 'passed' },
    ]);
  });
});
