import '../theme/base.css';
import '../theme/print.css';
import { CatchBoundary, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Sheet } from '../components/sheet.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { ErrorTrap } from './error-trap.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { PageTurn } from './page-turn.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { Tooltips } from '../behaviour/tooltips.tsx';
import { useShownPath } from '../i18n/use-shown-path.ts';
import { pageAt } from '../pages.ts';

/** It follows no state itself, so that a client-side navigation renders header and footer only where they change. */
export function SiteFrame() {
  return (
    <>
      <SkipLink />
      <ShownSheet>
        <SiteHeader />
        <LanguageOffer />
        <main id="main" tabIndex={-1}>
          <ShownPage />
        </main>
        <SiteFooter />
      </ShownSheet>
      <PageTurn />
      <Tooltips />
    </>
  );
}

/** The sheet in the paper colour of the page shown. */
function ShownSheet({ children }: { children: ReactNode }) {
  return <Sheet paper={pageAt(useShownPath())?.paper ?? 'white'}>{children}</Sheet>;
}

/** The page, or the error screen if it cannot be rendered; the next page is tried anew. */
function ShownPage() {
  const path = useShownPath();
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={ErrorScreen}>
      <ErrorTrap />
      <Outlet />
    </CatchBoundary>
  );
}
