import { useEffect, useState } from 'react';

/** Brings an error of an event or a promise to the same screen as one of rendering. Other people's scripts are not ours to judge. */
export function ErrorTrap() {
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    const ofOurs = (file: string | undefined) => file?.startsWith(`${location.origin}/`);
    function onError({ error, filename }: ErrorEvent) {
      if (error && ofOurs(filename)) setError(error);
    }
    function onRejection({ reason }: PromiseRejectionEvent) {
      if (reason instanceof Error && reason.stack?.includes(`${location.origin}/`)) setError(reason);
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
