/** The top navigation's pages, in order, each with its name in common.json. */
export const navigation = [
  { to: '/', name: 'home' },
  { to: '/industries', name: 'industries' },
  { to: '/services', name: 'services' },
  { to: '/geography', name: 'geography' },
  { to: '/compliance', name: 'compliance' },
  { to: '/about', name: 'about' },
  { to: '/contact', name: 'contact' },
] as const;
