/** Durations in milliseconds, and a number of retries (sections 9, 14 and 15). */

/** How long a copy button shows that it has copied. */
export const copiedForMs = 2000;

/** How long a notification is shown. */
export const notificationMs = 6000;

export const tooltipOpenMs = 700;
export const tooltipSkipMs = 300;
export const lateKeptMs = 5 * 60_000;
export const lateRetries = 3;
export const lateFirstRetryMs = 1000;
export const lateLongestRetryMs = 30_000;
export const lateStalledMs = 10_000;
export const pendingAfterMs = 150;
export const documentAfterMs = 2000;

/** The longest time between the two clicks of a double click, the default of most systems. */
export const doubleClickMs = 500;
