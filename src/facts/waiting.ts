/** Durations in milliseconds, and a number of retries (section 9). */
export const waiting = {
  copiedForMs: 2000,
  tooltipOpenMs: 700,
  tooltipSkipMs: 300,
  lateKeptMs: 5 * 60_000,
  lateRetries: 3,
  lateFirstRetryMs: 1000,
  lateLongestRetryMs: 30_000,
  lateStalledMs: 10_000,
  pendingSignMs: 150,
  documentAfterMs: 2000,
} as const;
