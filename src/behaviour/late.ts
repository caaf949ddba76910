import { lateFirstRetryMs, lateKeptMs, lateLongestRetryMs, lateRetries, lateStalledMs } from '../facts/waiting.ts';

interface Kept {
  promise: Promise<unknown>;
  until: number;
}

const kept = new Map<string, Kept>();

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Rejects after `lateStalledMs`, because a request can hang without failing. */
function withTimeout<T>(loading: Promise<T>): Promise<T> {
  const stalled = pause(lateStalledMs).then(() => Promise.reject(new Error('timed out')));
  return Promise.race([loading, stalled]);
}

async function retrying<T>(load: () => Promise<T>): Promise<T> {
  let delayMs: number = lateFirstRetryMs;
  for (let retriesLeft = lateRetries; ; retriesLeft -= 1) {
    try {
      return await withTimeout(load());
    } catch (error) {
      if (retriesLeft === 0) throw error;
      await pause(delayMs);
      delayMs = Math.min(delayMs * 2, lateLongestRetryMs);
    }
  }
}

/**
 * Loads a part of the page that is shown: cached for 5 minutes by name, retried 3 times with doubling delays (section 9). Rejects with the
 * last error, which is not cached. Older browsers cache the failure of a module, so that every retry fails: the caller needs a fallback.
 */
export function loadRetrying<T>(name: string, load: () => Promise<T>): Promise<T> {
  return loadCached(name, () => retrying(load));
}

/** The same cache without retries: a navigation falls back to loading the document instead (15.late.3). */
export function loadCached<T>(name: string, load: () => Promise<T>): Promise<T> {
  const found = kept.get(name);
  if (found && found.until > performance.now()) return found.promise as Promise<T>;
  const promise = load();
  kept.set(name, { promise, until: performance.now() + lateKeptMs });
  // Removes only this failed promise, not a newer one of the same name.
  promise.catch(() => kept.get(name)?.promise === promise && kept.delete(name));
  return promise;
}
