import '../theme/base.css';
import '../theme/print.css';
import { CatchBoundary, Outlet } from '@tanstack/react-router';
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
import { paperAt } from '../pages.ts';

/** Constant elements, so that React does not render them again for the next page. */
const header = <SiteHeader />;
const footer = <SiteFooter />;

export function SiteFrame() {
  const path = useShownPath();
  return (
    <>
      <SkipLink />
      <Sheet paper={paperAt(path)}>
        {header}
        <LanguageOffer />
        <main id="main" tabIndex={-1}>
          <CatchBoundary getResetKey={() => path} errorComponent={ErrorScreen}>
            <ErrorTrap />
            <Outlet />
          </CatchBoundary>
        </main>
        {footer}
      </Sheet>
      <PageTurn />
      <Tooltips />
    </>
  );
}
