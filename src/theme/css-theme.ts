import { createTheme } from '@mantine/core';

/** Mantine requires ten shades of the primary colour. */
const chop = ['#fdecee', '#f8d0d6', '#ff9a91', '#e8707f', '#d23a53', '#c01f3c', '#b00d2c', '#8f0a24', '#74081d', '#550515'] as const;

/** The part of the theme that becomes CSS variables at build time. It refers to our tokens, whose values are only in the style sheet. */
export const cssTheme = createTheme({
  colors: { chop },
  primaryColor: 'chop',
  primaryShade: { light: 6, dark: 2 },
  fontFamily: 'var(--text-face)',
  defaultRadius: 'xs',
  radius: { xs: '0', sm: '0', md: '0', lg: '0', xl: '0' },
  spacing: { xs: 'var(--space-1)', sm: 'var(--space-2)', md: 'var(--space-3)', lg: 'var(--space-4)', xl: 'var(--space-4)' },
  cursorType: 'pointer',
});
