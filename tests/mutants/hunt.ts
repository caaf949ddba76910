import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Fault } from './fault.ts';
import type { Answer, Order, Verdict } from './worker.ts';

const workers = 2;

/** Plants every fault in turn, in two processes at a time; `heard` is told of each verdict. Throws where the sound suite is red. */
export async function hunt(faults: readonly Fault[], heard: (verdict: Verdict) => void): Promise<void> {
  const waiting = [...faults];
  await Promise.all(Array.from({ length: Math.min(workers, faults.length) }, () => work(() => waiting.shift(), heard)));
}

function work(next: () => Fault | undefined, heard: (verdict: Verdict) => void): Promise<void> {
  return new Promise((done, fail) => {
    const child = fork(new URL('worker.ts', import.meta.url), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let last = '';
    child.stderr!.on('data', (text: Buffer) => {
      last = (last + text.toString()).slice(-2000);
    });
    const send = () => {
      const fault = next();
      if (!fault) return child.send('end');
      const { id, kind, file, near, change } = fault;
      const sound = readFileSync(file, 'utf8');
      const text = change(sound);
      if (text === sound) throw new Error(`${id} changes nothing`);
      return child.send({ id, kind, file, near, text } satisfies Order);
    };
    child.on('message', (answer: Answer) => {
      try {
        if ('red' in answer && answer.red.length) throw new Error(`without any fault the suite is red:\n${answer.red.join('\n')}`);
        if (!('red' in answer)) heard(answer);
        send();
      } catch (error) {
        child.kill();
        fail(error as Error);
      }
    });
    child.on('exit', (code) => (code ? fail(new Error(`a worker ended with ${code}: ${last}`)) : done()));
  });
}
