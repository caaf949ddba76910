import { createTheme } from '@mantine/core';

/** Mantine wants ten shades of the one colour that is there to be pressed. */
const sail = ['#fdeee9', '#f9d5cb', '#f9b4a2', '#ee8a71', '#d9583c', '#b8371d', '#93220e', '#7a1b0a', '#6d180a', '#531106'] as const;

/** Names our tokens, whose values are in the style sheet alone. */
export const theme = createTheme({
  colors: { sail },
  primaryColor: 'sail',
  primaryShade: { light: 6, dark: 2 },
  fontFamily: 'var(--text-face)',
  defaultRadius: 'xs',
  radius: { xs: 'var(--radius)', sm: 'var(--radius)', md: 'var(--radius)', lg: 'var(--radius)', xl: 'var(--radius)' },
  spacing: { xs: 'var(--space-1)', sm: 'var(--space-2)', md: 'var(--space-3)', lg: 'var(--space-4)', xl: 'var(--space-6)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
});
