import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorHeadingSelector, pendingId, renderedEvent } from '../contract.ts';
import { announceRendered } from '../behaviour/use-rendered.ts';

/** The links of the page, without that of the language offer, which can be gone when the visitor comes back. */
const linksOf = () => [...document.querySelectorAll<HTMLElement>('a:not(aside a)')];

/**
 * After a client-side navigation, announces the new title and moves the focus to the target of the fragment, or to `main` (section 17); after
 * Back and Forward, also within a page, to the link that led away, as browsers do between documents, and opens again the texts that were open.
 */
export function PageTurn() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    /** For each history entry that was left: the index of the link that had the focus, and the ids of the texts that were open. */
    const left = new Map<string | undefined, { link: number; open: string[] }>();
    const forgetLeaving = router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      const open = Array.from(document.querySelectorAll('main details[open]'), ({ id }) => id);
      left.set(fromLocation?.state.__TSR_key, { link: linksOf().indexOf(document.activeElement as HTMLElement), open });
    });
    // Before the router restores the scroll position, which depends on the height of the page.
    function reopen() {
      for (const id of left.get(router.state.location.state.__TSR_key)?.open ?? [])
        document.getElementById(id)?.toggleAttribute('open', true);
    }
    document.addEventListener(renderedEvent, reopen);
    const forgetTurns = router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged, pathChanged }) => {
      if (!fromLocation || !hrefChanged) return;
      if (pathChanged) {
        // Again, because the head is now that of the new page: the page script sets the colour of the browser's toolbar in it.
        announceRendered();
        // The error screen has already taken the focus.
        if (document.querySelector(errorHeadingSelector)) return;
        setTitle(document.title);
      }
      const place = document.getElementById(toLocation.hash) ?? document.getElementById('main')!;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
      linksOf()[left.get(toLocation.state.__TSR_key)?.link ?? -1]?.focus({ preventScroll: true });
    });
    return () => {
      document.removeEventListener(renderedEvent, reopen);
      forgetLeaving();
      forgetTurns();
    };
  }, [router]);
  return (
    <>
      <VisuallyHidden role="status">
        {/* A new element for each title: browser translation replaces text nodes, and React would write into a removed one. */}
        {title && <span key={title}>{title}</span>}
      </VisuallyHidden>
      {/* link-pending.ts writes into it. */}
      <VisuallyHidden role="status" id={pendingId} />
    </>
  );
}
