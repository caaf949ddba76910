import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { announceRendered } from '../behaviour/use-rendered.ts';

/** After a client-side navigation, announces the new title and moves the focus to the target of the fragment, or to `main` (section 17). */
export function PageTurn() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  // The first page dispatches the event itself (use-rendered.ts), because React hydrates it after its frame.
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
