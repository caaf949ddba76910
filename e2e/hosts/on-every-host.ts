import { test } from 'playwright/test';
import { hosts, type Host, type Running } from './hosts.ts';

/** The same tests against each host that is installed, each started once a file; where one is missing, the run says so. */
export function onEveryHost(tests: (host: Host, at: () => Running) => void) {
  for (const host of hosts)
    test.describe(host.name, () => {
      let running: Running | undefined;
      test.skip(host.program === '', `${host.name} is not installed`);
      test.beforeAll(async () => {
        if (host.program === '') console.warn(`\n${host.name} is not installed: its tests are skipped`);
        else running = await host.serve('dist');
      });
      test.afterAll(() => running?.stop());
      tests(host, () => running!);
    });
}
