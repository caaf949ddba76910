import { createTheme } from '@mantine/core';
import { colours } from './colours';
import { tokens } from './tokens';

/** Mantine wants ten shades of the one colour that is there to be pressed. */
const sail = ['#fdeee9', '#f9d5cb', '#f9b4a2', '#ee8a71', '#d9583c', '#b8371d', '#93220e', '#7a1b0a', '#6d180a', '#531106'] as const;

export const theme = createTheme({
  colors: { sail },
  primaryColor: 'sail',
  primaryShade: { light: 6, dark: 2 },
  fontFamily: 'var(--text-face)',
  defaultRadius: 'xs',
  radius: { xs: tokens.radius, sm: tokens.radius, md: tokens.radius, lg: tokens.radius, xl: tokens.radius },
  spacing: { xs: tokens['space-1'], sm: tokens['space-2'], md: tokens['space-3'], lg: tokens['space-4'], xl: tokens['space-6'] },
  other: { tokens, colours },
  respectReducedMotion: true,
  cursorType: 'pointer',
});
