import '../../tools/plain-errors.ts';
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { answers, idleAnswers } from './data.ts';
import { readFacts } from './facts.ts';
import { methods } from './methods.ts';
import { openAcr } from './open-acr.ts';
import { fileOf, reportPage } from './report-page.ts';
import { folder, resultsFile } from './results.ts';

/** Runs the audit, or the part of it that Playwright's options ask for, writes the reports, and has them scanned as well. */
const options = process.argv.slice(2);

function playwright(project: string, more: readonly string[], env: Record<string, string> = {}): boolean {
  const args = ['test', '--config', 'e2e/audit', `--project=${project}`, ...more];
  return spawnSync('playwright', args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

rmSync(resultsFile, { force: true });
const good = playwright('site', options);
const facts = readFacts();
for (const language of ['en', 'zh'] as const) writeFileSync(`${folder}/${fileOf[language]}`, reportPage(facts, language));
writeFileSync(`${folder}/openacr.yaml`, openAcr(facts));
const goodReports = playwright('reports', [], { AUDIT_OF_REPORTS: 'yes' });

const questions = facts.looks.flatMap((look) => look.questions);
for (const idle of options.length ? [] : idleAnswers(questions, answers)) console.log(`an answer that nothing asks for: ${idle}`);
for (const [name, text] of methods(facts, 'en').slice(0, 4)) console.log(`${name}: ${text}`);
console.log(`${folder}/${fileOf.en}`);
process.exitCode = good && goodReports ? 0 : 1;
