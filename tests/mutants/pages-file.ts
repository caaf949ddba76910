/** Where the rendered pages are put down for those who plant faults in them. */
export const pagesFile = '.cache/mutants-pages.json';

/** A path of each kind of page. */
export const kindsOfPage = [
  '/',
  '/industries',
  '/industries/automotive',
  '/industries/marine-supplies',
  '/industries/light-heavy-machinery',
  '/services',
  '/services/quality-assurance',
  '/geography',
  '/compliance',
  '/about',
  '/contact',
  '/legal/privacy',
  '/legal/terms',
  '/legal/cookies',
  '/no-such-page',
];
