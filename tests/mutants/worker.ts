import type { Fault } from './fault.ts';
import { createOrder } from './order.ts';
import { openSuite, type Outcome } from './suite.ts';

/** A fault as it is sent here, with the text of its file. */
export type Order = Pick<Fault, 'id' | 'kind' | 'file' | 'near'> & { text: string };

/** What became of it. `unloaded` files are those that could not even be loaded. */
export interface Verdict {
  id: string;
  caught: boolean;
  by: string;
  unloaded: string[];
  milliseconds: number;
}

export type Answer = { red: string[]; tests: number } | Verdict;

/** How many test files are run at a time until one is red: few while it is likely that one of them sees it. */
const portions = [1, 1, 2, 3, 5, Infinity];

const suite = await openSuite();
suite.plant(null);
const sound = await suite.run(suite.files);
const order = createOrder(sound);

async function judge(fault: Order): Promise<Verdict> {
  const began = performance.now();
  suite.plant(fault);
  const files = order.sort(fault);
  const unloaded: Outcome[] = [];
  let red: Outcome | undefined;
  for (const portion of portions) {
    if (red || !files.length) break;
    const outcomes = await suite.run(files.splice(0, portion));
    unloaded.push(...outcomes.filter(({ state }) => state === 'unloaded'));
    red = outcomes.find(({ state }) => state === 'red');
  }
  if (red) order.learn(red.file, fault);
  return {
    id: fault.id,
    caught: Boolean(red),
    by: red ? `${red.file}: ${red.by}` : '',
    unloaded: unloaded.map(({ file, by }) => `${file}: ${by}`),
    milliseconds: performance.now() - began,
  };
}

process.on('message', async (message: Order | 'end') => {
  if (message === 'end') {
    await suite.close();
    // Vitest leaves a code of its own for the tests that failed, as they should.
    process.exit(0);
  }
  process.send!(await judge(message));
});

process.send!({ red: sound.filter(({ state }) => state !== 'green').map(({ file, by }) => `${file}: ${by}`), tests: sound.length });
