import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as waiting from '../../src/facts/waiting.ts';
import { loadCached, loadRetrying } from '../../src/behaviour/late.ts';

const minuteMs = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A load function that fails `failures` times, then returns a value; records when it was called. */
function loader(failures: number) {
  const began = Date.now();
  const calledAtMs: number[] = [];
  const load = async () => {
    calledAtMs.push(Date.now() - began);
    if (calledAtMs.length <= failures) throw new Error(`failure ${calledAtMs.length}`);
    return `value ${calledAtMs.length}`;
  };
  return { load, calledAtMs };
}

describe('9. Business constants and limits: waiting times', () => {
  it.each([
    ['[4.copy.2] [9.constants.4]', 'Copied indicator', 'copiedForMs', 2000],
    ['', 'A notification is shown', 'notificationMs', 6000],
    ['[9.constants.13]', 'Tooltip open delay', 'tooltipOpenMs', 700],
    ['[9.constants.13]', 'Tooltip skip delay', 'tooltipSkipMs', 300],
    ['[9.constants.14]', 'Data cache retention', 'lateKeptMs', 5 * minuteMs],
    ['[9.constants.14]', 'Retries', 'lateRetries', 3],
    ['[9.constants.14]', 'Backoff, first', 'lateFirstRetryMs', 1000],
    ['[9.constants.14]', 'Backoff, longest', 'lateLongestRetryMs', 30_000],
    ['', 'A link shows that it is under way', 'pendingAfterMs', 150],
    ['', 'A link falls back to its document', 'documentAfterMs', 2000],
    ['', 'The second click of a double click goes no further', 'doubleClickMs', 500],
  ] as const)('%s %s: %s is %i', (_ids, _item, name, value) => {
    expect({ ...waiting }[name]).toBe(value);
  });

  it('a request that stalls is given up after 10 s', () => {
    expect(waiting.lateStalledMs).toBe(10_000);
  });
});

describe('9. Business constants and limits: data cache retention [9.constants.14]', () => {
  it('[15.late.1] is 5 minutes: a further request within that time loads nothing', async () => {
    const { load } = loader(0);
    expect(await loadRetrying('kept', load)).toBe('value 1');
    vi.advanceTimersByTime(5 * minuteMs - 1);
    expect(await loadRetrying('kept', load)).toBe('value 1');
    vi.advanceTimersByTime(1);
    expect(await loadRetrying('kept', load)).toBe('value 2');
  });

  it('is separate for each name', async () => {
    const { load } = loader(0);
    expect(await loadRetrying('one name', load)).toBe('value 1');
    expect(await loadRetrying('another name', load)).toBe('value 2');
  });

  it('requests during loading share one load', async () => {
    const { load, calledAtMs } = loader(1);
    const both = Promise.all([loadRetrying('joined', load), loadRetrying('joined', load)]);
    await vi.runAllTimersAsync();
    expect(await both).toEqual(['value 2', 'value 2']);
    expect(calledAtMs).toEqual([0, 1000]);
  });
});

it('A load that fails after its retention time leaves the newer load in the cache', async () => {
  let fail: (reason: Error) => void = () => {};
  const failed = loadCached('replaced', () => new Promise((_, reject) => (fail = reject))).catch(() => 'failed');
  vi.advanceTimersByTime(5 * minuteMs);
  const { load, calledAtMs } = loader(0);
  expect(await loadCached('replaced', load)).toBe('value 1');
  fail(new Error('at last'));
  expect(await failed).toBe('failed');
  expect(await loadCached('replaced', load)).toBe('value 1');
  expect(calledAtMs).toHaveLength(1);
});

describe('9. Business constants and limits: retries [9.constants.14] [15.late.2]', () => {
  it.each([
    // failures   tried at (ms)
    [0, [0]],
    [1, [0, 1000]],
    [2, [0, 1000, 3000]],
    [3, [0, 1000, 3000, 7000]],
  ])('after %i failures it succeeds, tried at %j ms', async (failures, triedAtMs) => {
    const { load, calledAtMs } = loader(failures);
    const loaded = loadRetrying(`${failures} failures`, load);
    await vi.runAllTimersAsync();
    expect(await loaded).toBe(`value ${failures + 1}`);
    expect(calledAtMs).toEqual(triedAtMs);
  });

  it('gives up with the last error after waits of 1 s, 2 s and 4 s', async () => {
    const { load, calledAtMs } = loader(Infinity);
    const refused = loadRetrying('never', load).catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect(await refused).toBe('failure 4');
    expect(calledAtMs).toEqual([0, 1000, 3000, 7000]);
  });

  it('a load that takes longer than 10 s counts as a failure', async () => {
    const calledAtMs: number[] = [];
    const began = Date.now();
    const load = () => {
      calledAtMs.push(Date.now() - began);
      return calledAtMs.length === 1 ? new Promise<never>(() => {}) : Promise.resolve('came');
    };
    const loaded = loadRetrying('stalled', load);
    await vi.runAllTimersAsync();
    expect(await loaded).toBe('came');
    expect(calledAtMs).toEqual([0, 11_000]);
    expect(vi.getTimerCount(), 'timers left').toBe(0);
  });

  it('a failure is not kept: the next request tries again at once', async () => {
    const { load } = loader(4);
    const refused = loadRetrying('recovers', load).catch((error: Error) => error.message);
    await vi.runAllTimersAsync();
    expect(await refused).toBe('failure 4');
    expect(await loadRetrying('recovers', load)).toBe('value 5');
  });

  it('a wait is never longer than 30 s, after any number of tries', async () => {
    vi.resetModules();
    vi.doMock('../../src/facts/waiting.ts', () => ({ ...waiting, lateRetries: 7 }));
    const { loadRetrying: patient } = await import('../../src/behaviour/late.ts');
    vi.doUnmock('../../src/facts/waiting.ts');
    const { load, calledAtMs } = loader(7);
    const loaded = patient('patient', load);
    await vi.runAllTimersAsync();
    expect(await loaded).toBe('value 8');
    const pausesMs = calledAtMs.slice(1).map((at, index) => at - calledAtMs[index]!);
    expect(pausesMs).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});

it('The data of a navigation is requested once, and a failure is not kept', async () => {
  const { load, calledAtMs } = loader(1);
  await expect(loadCached('a page', load)).rejects.toThrow('failure 1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calledAtMs).toHaveLength(1);
  await expect(loadCached('a page', load)).resolves.toBeDefined();
  expect(calledAtMs).toHaveLength(2);
});
