/** A page of each kind, the not-found page included. */
export const kinds = [
  '/',
  '/industries',
  '/industries/automotive',
  '/industries/light-heavy-machinery',
  '/services',
  '/services/global-sourcing',
  '/geography',
  '/compliance',
  '/about',
  '/contact',
  '/legal/terms',
  '/nope',
] as const;
