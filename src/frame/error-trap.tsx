import { useEffect, useState } from 'react';

/**
 * Brings an error of an event or a promise to the same screen as one of rendering. Other people's scripts are not ours to
 * judge: those that an extension writes into the page go by the page's own address, ours by that of the folder they are in.
 */
export function ErrorTrap() {
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const folder = new URL(/* @vite-ignore */ '.', import.meta.url).href;
    function onError({ error, filename }: ErrorEvent) {
      if (error && filename.startsWith(folder)) setError(error);
    }
    function onRejection({ reason }: PromiseRejectionEvent) {
      if (reason instanceof Error && reason.stack?.includes(folder)) setError(reason);
    }
    addEventListener('error', onError);
    addEventListener('unhandledrejection', onRejection);
    return () => {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  if (error) throw error;
  return null;
}
