import type { Page } from 'playwright/test';

interface Series {
  viewport: { width: number; height: number };
  media?: Parameters<Page['emulateMedia']>[0];
}

const narrow = { width: 375, height: 1400 };
const wide = { width: 1280, height: 1200 };

/** What is photographed of a page of each kind: its first so many pixels. */
export const series: Readonly<Record<string, Series>> = {
  '375': { viewport: narrow },
  '1280': { viewport: wide },
  '375-dark': { viewport: narrow, media: { colorScheme: 'dark' } },
  '1280-dark': { viewport: wide, media: { colorScheme: 'dark' } },
  print: { viewport: { width: 794, height: 1123 }, media: { media: 'print' } },
  'forced-colours': { viewport: wide, media: { forcedColors: 'active' } },
};
