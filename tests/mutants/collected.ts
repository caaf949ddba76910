/** Replaces `vitest` in test files while faults are planted: records tests, and runs them until one fails. Hooks apply to the whole file. */
export { expect, vi } from 'vitest';

type Body = (...row: unknown[]) => unknown;
type Register = (name: string, body: Body) => void;

const tests: { name: string; body: Body }[] = [];
const groups: string[] = [];
const hooks: Body[][] = [[], [], [], []];

const withEach = (register: Register) =>
  Object.assign(register, {
    each: (rows: readonly unknown[]) => (name: string, body: Body) => {
      for (const row of rows) {
        const values = Array.isArray(row) ? (row as unknown[]) : [row];
        register(`${name} ${values.filter((value) => typeof value === 'string').join(' ')}`, () => body(...values));
      }
    },
  });

export const it = withEach((name, body) => tests.push({ name: [...groups, name].join(' › '), body }));

export const describe = withEach((name, body) => {
  groups.push(name);
  body();
  groups.pop();
});

export const [beforeAll, beforeEach, afterEach, afterAll] = hooks.map((list) => (body: Body) => void list.push(body));

/** What the running test has registered with `onTestFinished`. */
const finished: Body[] = [];
export const onTestFinished = (body: Body) => void finished.push(body);

async function callAll(bodies: Body[]) {
  for (const body of bodies) await body();
}

/** Loads a test file and runs its tests. Gives the name and message of the first that fails; null if none does. */
export async function firstFailure(load: () => Promise<unknown>): Promise<string | null> {
  for (const list of [tests, groups, ...hooks]) list.length = 0;
  await load();
  const [all, before, after, last] = hooks as [Body[], Body[], Body[], Body[]];
  try {
    await callAll(all);
    for (const { name, body } of tests) {
      const failure = await callAll([...before, body])
        .finally(() => callAll([...after, ...finished.splice(0)]))
        .then(
          () => null,
          (error: unknown) => `${name}: ${String(error).split('\n')[0]}`,
        );
      if (failure !== null) return failure;
    }
    return null;
  } finally {
    await callAll(last);
  }
}
