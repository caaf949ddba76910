import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** After a client-side navigation the new title is announced and focus goes to the new page's main part. */
export function PageTurn() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        document.getElementById('main')?.focus({ preventScroll: true });
        setTitle(document.title);
      }),
    [router],
  );
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
