import { useEffect, useState } from 'react';

/**
 * Where the error was thrown: the first stack line with a place in a file. If an extension wraps `fetch`, our file is only in a later line.
 */
const placeOf = ({ stack }: Error) => stack?.split('\n').find((line) => /:\d+:\d+\)?$/.test(line));

/**
 * Shows errors of events and promises on the same screen as errors of rendering. Only errors from the folder of our own scripts count:
 * those that an extension adds to the page have another URL.
 */
export function ErrorTrap() {
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const folder = new URL(/* @vite-ignore */ '.', import.meta.url).href;
    function onError({ error, filename }: Partial<ErrorEvent>) {
      // An error event that an extension dispatches may have no file name.
      if (error && filename?.startsWith(folder)) setError(error);
    }
    function onRejection({ reason }: PromiseRejectionEvent) {
      if (reason instanceof Error && placeOf(reason)?.includes(folder)) setError(reason);
    }
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('error', onError, { signal });
    addEventListener('unhandledrejection', onRejection, { signal });
    return () => listening.abort();
  }, []);
  if (error) throw error;
  return null;
}
