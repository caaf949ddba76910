import { useEffect, useState } from 'react';

/**
 * Shows errors of events and promises on the same screen as errors of rendering. Only errors from the folder of our own scripts count:
 * those that an extension adds to the page have another URL.
 */
export function ErrorTrap() {
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const folder = new URL(/* @vite-ignore */ '.', import.meta.url).href;
    function onError({ error, filename }: Partial<ErrorEvent>) {
      // An event that an extension makes up may have no file.
      if (error && filename?.startsWith(folder)) setError(error);
    }
    function onRejection({ reason }: PromiseRejectionEvent) {
      if (reason instanceof Error && reason.stack?.includes(folder)) setError(reason);
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
