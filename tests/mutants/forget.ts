import { beforeEach, inject } from 'vitest';
import type { Planted } from './overlay.ts';
import type { EvaluatedModuleNode, EvaluatedModules } from 'vite/module-runner';

/** Runs before every test file: makes the worker forget what it loaded of the files that changed, and all that rests on it. */
const worker = globalThis as unknown as {
  __vitest_worker__: { evaluatedModules: EvaluatedModules };
  forgotten?: number;
  planted?: Planted | null;
  red?: boolean;
};
const { evaluatedModules: modules } = worker.__vitest_worker__;
const changed = inject('changed');

function forget(node: EvaluatedModuleNode, seen: Set<EvaluatedModuleNode>) {
  if (seen.has(node)) return;
  seen.add(node);
  const importers = Array.from(node.importers, (id) => modules.getModuleById(id));
  modules.invalidateModule(node);
  for (const importer of importers) if (importer) forget(importer, seen);
}

if (worker.forgotten !== changed.turn) {
  worker.forgotten = changed.turn;
  worker.planted = changed.planted;
  worker.red = false;
  const seen = new Set<EvaluatedModuleNode>();
  for (const file of changed.files) for (const node of modules.getModulesByFile(file) ?? []) forget(node, seen);
}

// One red test is enough to have seen a fault.
beforeEach(({ skip, onTestFailed }) => {
  if (worker.red && changed.planted) skip();
  onTestFailed(() => {
    worker.red = true;
  });
});

declare module 'vitest' {
  interface ProvidedContext {
    changed: { turn: number; files: string[]; planted: Planted | null };
  }
}
