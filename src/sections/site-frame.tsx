import '../theme/base.css';
import '../theme/print.css';
import { CatchBoundary, Outlet, useRouterState } from '@tanstack/react-router';
import { ErrorScreen } from './error-screen';
import { ErrorTrap } from './error-trap';
import { LanguageOffer } from './language-offer';
import { PageTurn } from './page-turn';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { Tooltips } from './tooltips';

/** What stands around every page. */
export function SiteFrame() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <LanguageOffer />
      <main id="main" tabIndex={-1}>
        <CatchBoundary getResetKey={() => path} errorComponent={ErrorScreen}>
          <ErrorTrap />
          <Outlet />
        </CatchBoundary>
      </main>
      <SiteFooter />
      <PageTurn />
      <Tooltips />
    </>
  );
}
