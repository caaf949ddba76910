/** How long a copy button says so, in milliseconds (section 9). Not one of the others, which the page script would contain with it. */
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
