import type { Page } from 'playwright/test';
import { kinds } from '../kinds.ts';

interface Series {
  viewport: { width: number; height: number };
  media?: Parameters<Page['emulateMedia']>[0];
  paths: readonly string[];
}

const few = ['/', '/industries/automotive', '/contact'];

const narrow = { width: 375, height: 1400 };
const wide = { width: 1280, height: 1200 };

/** What is photographed: the first so many pixels of each page. */
export const series: Readonly<Record<string, Series>> = {
  '375': { viewport: narrow, paths: kinds },
  '1280': { viewport: wide, paths: kinds },
  '375-dark': { viewport: narrow, media: { colorScheme: 'dark' }, paths: few },
  '1280-dark': { viewport: wide, media: { colorScheme: 'dark' }, paths: few },
  print: { viewport: { width: 794, height: 1123 }, media: { media: 'print' }, paths: few },
  'forced-colours': { viewport: wide, media: { forcedColors: 'active' }, paths: few },
};
