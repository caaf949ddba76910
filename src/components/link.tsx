import { createLink, useRouter, useRouterState } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';

/** Marks the link to the page shown as current. The router alone would mark that to the next page as soon as it is loading. */
function PageAnchor({ 'aria-current': current, children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const router = useRouter();
  const shown = useRouterState({ select: ({ matches: [, page] }) => page && router.buildLocation({ to: page.pathname }).publicHref });
  return (
    <a {...anchor} aria-current={anchor.href === shown ? 'page' : current === 'page' ? undefined : current}>
      {children}
    </a>
  );
}

const RouterLink = createLink(PageAnchor);

/** Options with which the router adds no class to a link to the page itself, or to pages below it. */
export const currentLink = { activeOptions: { exact: true, includeSearch: false }, activeProps: {} };

export const Link = ((props) => <RouterLink {...currentLink} {...props} />) as typeof RouterLink;
