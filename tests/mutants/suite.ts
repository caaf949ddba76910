import { resolve } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { lastingPool } from './lasting-worker.ts';
import { overlay, type Planted } from './overlay.ts';

/** How a test file took it: no test failed, one did, or the file could not be loaded. */
export interface Outcome {
  file: string;
  state: 'green' | 'red' | 'unloaded';
  /** The test that failed, or what the loading failed with. */
  by: string;
  milliseconds: number;
}

const folders = ['spec', 'guards', 'mail', 'unit'];

/** The suite that needs neither a browser nor a build, kept loaded to be run again and again. */
export async function openSuite() {
  const { plugin, plant } = overlay();
  const { pool, end } = lastingPool();
  const vitest = await createVitest(
    'test',
    {
      watch: false,
      pool: pool as never,
      isolate: false,
      // Keyed by what lies on the disk: a fault would stay in it.
      fsModuleCache: false,
      fileParallelism: false,
      reporters: [{}],
      include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
      setupFiles: ['tests/mutants/forget.ts'],
    },
    { plugins: [plugin], logLevel: 'silent' },
  );
  const project = vitest.getRootProject();
  const specifications = new Map((await vitest.globTestSpecifications()).map((each) => [relativeTo(each.moduleId), each]));
  let turn = 0;
  let last: Planted | null = null;
  return {
    files: [...specifications.keys()],
    /** Puts a fault in the place of the one before; null takes it out. */
    plant(next: Planted | null) {
      const files = [last, next].flatMap((planted) => (planted ? [resolve(planted.file)] : []));
      last = next;
      plant(next);
      for (const file of files) vitest.invalidateFile(file);
      turn += 1;
      project.provide('changed', { turn, files, planted: next && { file: next.file, text: next.text } });
    },
    async run(files: readonly string[]): Promise<Outcome[]> {
      const { testModules } = await vitest.runTestSpecifications(files.map((file) => specifications.get(file)!));
      return testModules.filter(({ moduleId }) => files.includes(relativeTo(moduleId))).map(outcomeOf);
    },
    async close() {
      await vitest.close();
      await end();
    },
  };
}

const relativeTo = (path: string) => path.slice(process.cwd().length + 1);

function outcomeOf(module: TestModule): Outcome {
  // A test that only took too long has seen nothing.
  const failed = [...module.children.allTests('failed')].find((test) => !test.result().errors?.[0]?.message.includes('timed out'));
  const errors = module.errors();
  return {
    file: relativeTo(module.moduleId),
    state: failed ? 'red' : errors.length || module.state() === 'failed' ? 'unloaded' : 'green',
    by: failed ? failed.fullName : (errors[0]?.message ?? ''),
    milliseconds: module.diagnostic().duration,
  };
}
