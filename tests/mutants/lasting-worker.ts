import type { PoolRunnerInitializer } from 'vitest/node';
import { ThreadsPoolWorker } from 'vitest/node';

type Listener = (message: unknown) => void;

/**
 * A pool whose one worker thread outlives a run. Vitest starts a new one for every run; with hundreds of runs, that would
 * be most of the time.
 */
export function lastingPool(): { pool: PoolRunnerInitializer; end: () => Promise<void> } {
  let thread: ThreadsPoolWorker | undefined;
  let ready = false;
  const createPoolWorker: PoolRunnerInitializer['createPoolWorker'] = (options) => {
    const own = new Map<Listener, string>();
    const answer = (type: string) => {
      for (const [listener, event] of own) if (event === 'message') listener({ type, __vitest_worker_response__: true });
    };
    return {
      name: 'lasting',
      async start() {
        if (thread) return;
        thread = new ThreadsPoolWorker(options as ConstructorParameters<typeof ThreadsPoolWorker>[0]);
        await thread.start();
      },
      // What the run set up stays; only its ears are taken away.
      async stop() {
        for (const [listener, event] of own) thread?.off(event, listener);
        own.clear();
      },
      on(event, listener: Listener) {
        own.set(listener, event);
        thread!.on(event, listener);
      },
      off(event, listener: Listener) {
        own.delete(listener);
        thread!.off(event, listener);
      },
      send(message) {
        const { type } = message as { type?: string };
        if (type === 'stop') return void setImmediate(answer, 'stopped');
        if (type === 'start' && ready) return void setImmediate(answer, 'started');
        if (type === 'start') ready = true;
        thread!.send(message);
      },
      deserialize: (data) => data,
    };
  };
  return { pool: { name: 'lasting', createPoolWorker }, end: async () => thread?.stop() };
}
