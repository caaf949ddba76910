import { MantineProvider } from '@mantine/core';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { theme } from '../theme/theme';
import { Copying } from './copying';
import { NotificationsRegion } from './notifications-region';

interface Props {
  i18n: i18n;
  children: ReactNode;
}

/** Around all that is shown, the error screen included. The theme's variables are in the style sheet already. */
export function Providers({ i18n, children }: Props) {
  return (
    <I18nextProvider i18n={i18n}>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} withStaticClasses={false}>
        <NotificationsRegion>
          <Copying>{children}</Copying>
        </NotificationsRegion>
      </MantineProvider>
    </I18nextProvider>
  );
}
