import { industries, industrySlugs } from './industries.ts';
import { serviceSlugs } from './services.ts';

/** How many industries are of one of these kinds. */
const industriesOf = (...kinds: string[]) => Object.values(industries).filter(({ kind }) => kinds.includes(kind)).length;

/**
 * The numbers of sections 1 and 9. Copy names them as placeholders, so that no two pages disagree by accident. What each number counts is
 * explained in docs/decisions/6-how-the-figures-are-read.md.
 */
export const figures = {
  quoteHoursFrom: 24,
  quoteHoursTo: 48,
  vendorsFrom: 3,
  vendorsTo: 5,
  countriesHome: 50,
  countriesReach: 80,
  continents: 6,
  tradeLanes: 150,
  sectors: industriesOf('routes', 'hubs'),
  verticals: industriesOf('routes'),
  industryCount: industrySlugs.length,
  serviceCount: serviceSlugs.length,
  leadershipYears: 20,
  foundedYear: 2025,
  registrationNumber: '78731906',
  timezone: 'GMT+8',
  support: '24/7',
} as const;
