import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { announceRendered } from '../behaviour/use-rendered.ts';

/** After a client-side navigation, announces the new title and moves the focus to the target of the fragment, or to `main` (section 17). */
export function PageTurn() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        // Also for a page of the same route, whose parts stay mounted: use-rendered.ts tells only of new ones.
        announceRendered();
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
