import { createTheme } from '@mantine/core';

/** The part of the theme that becomes CSS variables at build time. It refers to our tokens; the colours are our own (colours.ts). */
export const cssTheme = createTheme({
  fontFamily: 'var(--text-face)',
  radius: { xs: '0', sm: '0', md: '0', lg: '0', xl: '0' },
  spacing: { xs: 'var(--space-1)', sm: 'var(--space-2)', md: 'var(--space-3)', lg: 'var(--space-4)', xl: 'var(--space-4)' },
});
