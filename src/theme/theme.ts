import { createTheme } from '@mantine/core';

/** What Mantine's components read of the theme in the browser. Its colours, sizes and faces are CSS variables (css-theme.ts). */
export const theme = createTheme({ respectReducedMotion: true });
