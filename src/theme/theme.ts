import { createTheme } from '@mantine/core';

/** Mantine wants ten shades of the one colour that is there to be pressed. */
const sail = ['#fdeee9', '#f9d5cb', '#f9b4a2', '#ee8a71', '#d9583c', '#b8371d', '#98240f', '#7a1b0a', '#6d180a', '#531106'] as const;

export const theme = createTheme({
  colors: { sail },
  primaryColor: 'sail',
  primaryShade: { light: 6, dark: 2 },
  fontFamily: 'var(--text-face)',
  defaultRadius: 'xs',
  radius: { xs: '2px', sm: '3px', md: '4px', lg: '6px', xl: '8px' },
  spacing: { xs: '0.5rem', sm: '1rem', md: '1.5rem', lg: '2rem', xl: '3rem' },
  respectReducedMotion: true,
  cursorType: 'pointer',
});
