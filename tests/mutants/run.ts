import { parseArgs } from 'node:util';
import { hunt } from './hunt.ts';
import { allFaults } from './plant.ts';
import { survivor, table, writeReport, type Judged } from './report.ts';

const { values: only } = parseArgs({
  options: { kind: { type: 'string' }, only: { type: 'string' }, every: { type: 'string', default: '1' } },
});
const began = performance.now();
const all = await allFaults();
const faults = all
  .filter(({ id, kind }) => (only.kind ? kind === only.kind : true) && (only.only ? id === only.only : true))
  .filter((_, index) => index % Number(only.every) === 0);
const kinds = [...new Set(all.map(({ kind }) => kind))].join(', ');
if (!faults.length) throw new Error(`no such fault; the kinds are ${kinds}`);

const byId = new Map(faults.map((fault) => [fault.id, fault]));
const judged: Judged[] = [];
const line = (text: string) => process.stdout.isTTY && process.stdout.write(`\r\u001b[K${text.slice(0, process.stdout.columns - 1)}`);

line(`${faults.length} faults; running the suite without any`);
await hunt(faults, (verdict) => {
  const fault = byId.get(verdict.id)!;
  judged.push({ fault, verdict });
  if (!verdict.caught) console.log(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${survivor({ fault, verdict })}`);
  line(`${judged.length} of ${faults.length}, ${judged.filter((each) => !each.verdict.caught).length} survived: ${fault.what}`);
});
line('');

const milliseconds = performance.now() - began;
writeReport(judged, milliseconds);
if (only.only) console.log(judged.map(({ verdict }) => verdict.by).join('\n'));
console.log(`${table(judged)}\nin ${(milliseconds / 1000).toFixed(0)} s`);
process.exitCode = judged.some(({ verdict }) => !verdict.caught) ? 1 : 0;
