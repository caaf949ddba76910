import { mkdirSync, writeFileSync } from 'node:fs';
import type { Fault } from './fault.ts';
import type { Verdict } from './worker.ts';

export interface Judged {
  fault: Fault;
  verdict: Verdict;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A line to each kind: how many were planted, caught, survived, and the time that they took. */
export function table(judged: readonly Judged[]): string {
  const kinds = new Map<string, Judged[]>();
  for (const each of judged) kinds.set(each.fault.kind, [...(kinds.get(each.fault.kind) ?? []), each]);
  const lines = [...kinds, ['all', judged] as [string, readonly Judged[]]].map(([kind, of]) => {
    const caught = of.filter(({ verdict }) => verdict.caught).length;
    return [kind, of.length, caught, of.length - caught, seconds(of.reduce((sum, { verdict }) => sum + verdict.milliseconds, 0))];
  });
  const head = ['kind', 'planted', 'caught', 'survived', 'time'];
  return [head, ...lines]
    .map(([kind, ...rest]) => String(kind).padEnd(26) + rest.map((each) => String(each).padStart(10)).join(''))
    .join('\n');
}

/** A fault that no test saw: its file, and what is wrong there. */
export function survivor({ fault, verdict }: Judged): string {
  const load = verdict.unloaded.length ? `; ${verdict.unloaded.length} test files could not be loaded: ${verdict.unloaded[0]}` : '';
  return `survived: ${fault.id}\n  ${fault.file}: ${fault.what}${load}`;
}

export function writeReport(judged: readonly Judged[], milliseconds: number): void {
  mkdirSync('reports', { recursive: true });
  const faults = judged.map(({ fault: { kind, file, what }, verdict }) => ({ kind, file, what, ...verdict }));
  writeFileSync(
    'reports/mutants.json',
    JSON.stringify({ milliseconds: Math.round(milliseconds), planted: faults.length, faults }, null, 2),
  );
}
