import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { announceRendered } from '../behaviour/use-rendered.ts';

/** After a client-side navigation the new title is announced and focus goes to the new page's main part, or to the place in it. */
export function PageTurn() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  // The first page tells of itself: React hydrates it after its frame.
  useLayoutEffect(
    () => router.subscribe('onRendered', ({ fromLocation, pathChanged }) => fromLocation && pathChanged && announceRendered()),
    [router],
  );
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const place = document.getElementById(toLocation.hash) ?? document.getElementById('main')!;
        place.tabIndex = -1;
        place.focus({ preventScroll: true });
        setTitle(document.title);
      }),
    [router],
  );
  return (
    <>
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {/* link-pending.ts writes into it. */}
      <VisuallyHidden role="status" id="pending" />
    </>
  );
}
