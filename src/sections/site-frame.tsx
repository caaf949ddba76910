import '../theme/base.css';
import { MantineProvider } from '@mantine/core';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { I18nextProvider } from 'react-i18next';
import { theme } from '../theme/theme';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** What stands around every page. The theme's variables are in the style sheet already. */
export function SiteFrame() {
  const { i18n } = useRouteContext({ from: '__root__' });
  return (
    <I18nextProvider i18n={i18n}>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
        <SkipLink />
        <SiteHeader />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <SiteFooter />
      </MantineProvider>
    </I18nextProvider>
  );
}
