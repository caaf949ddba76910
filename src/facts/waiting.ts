/**
 * How long a copy button shows that it has copied, in milliseconds (section 9). A constant of its own, so that the page script does not
 * contain all of `waiting`.
 */
export const copiedForMs = 2000;

/** How long a notification is shown, in milliseconds (section 14). */
export const notificationMs = 6000;

/** Durations in milliseconds, and a number of retries (section 9). */
export const waiting = {
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
