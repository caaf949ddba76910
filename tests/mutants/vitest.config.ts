import { defineConfig } from 'vitest/config';
import base from '../../vite.config.ts';
import { faultyModules } from './faulty-modules.ts';

export default defineConfig({
  ...base,
  plugins: [...base.plugins!, faultyModules()],
  test: {
    ...base.test,
    projects: undefined,
    include: ['tests/mutants/kinds/*.faults.ts'],
    // Each file has a process of its own, and two run at a time.
    isolate: true,
    maxWorkers: 2,
    testTimeout: 300_000,
  },
});
