import { MantineContext, MantineThemeProvider } from '@mantine/core';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PhrasesContext } from '../components/phrased.tsx';
import { theme } from '../theme/theme.ts';
import { NotificationsRegion } from '../behaviour/notifications-region.tsx';

interface Props {
  i18n: i18n;
  phrases: (text: string) => readonly string[];
  children: ReactNode;
}

/**
 * The context of MantineProvider without its work in the browser: the theme's variables are already in the style sheet, which also switches
 * between light and dark.
 */
const mantine = {
  colorScheme: 'auto',
  setColorScheme() {},
  clearColorScheme() {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
} as const;

/** Wraps every page and the error screen. */
export function Providers({ i18n, phrases, children }: Props) {
  return (
    <I18nextProvider i18n={i18n}>
      <MantineContext value={mantine}>
        <MantineThemeProvider theme={theme}>
          <PhrasesContext value={phrases}>{children}</PhrasesContext>
          <NotificationsRegion />
        </MantineThemeProvider>
      </MantineContext>
    </I18nextProvider>
  );
}
