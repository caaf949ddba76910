import { languages as registry } from '../src/i18n/languages.ts';

/** Every path of the specification's route table, in its order. */
export const paths = [
  '/',
  '/industries',
  '/industries/energy-petrochemicals',
  '/industries/metals-materials',
  '/industries/agriculture-foodstuffs',
  '/industries/industrial-chemicals',
  '/industries/construction-building',
  '/industries/electronics-ict',
  '/industries/consumer-durables',
  '/industries/medical-ppe',
  '/industries/automotive',
  '/industries/textiles-apparel',
  '/industries/packaging-paper',
  '/industries/mining-minerals',
  '/industries/marine-supplies',
  '/industries/light-heavy-machinery',
  '/services',
  '/services/global-sourcing',
  '/services/documentation-compliance',
  '/services/logistics-coordination',
  '/services/quality-assurance',
  '/services/factory-audit',
  '/services/insurance-risk',
  '/services/trade-advisory',
  '/geography',
  '/compliance',
  '/about',
  '/contact',
  '/legal/privacy',
  '/legal/terms',
  '/legal/cookies',
] as const;

/** The prefix of each language’s addresses, with `hreflang` and `lang` of its pages. */
export const languages = registry.map(({ code, tag, base }) => ({ hreflang: code, lang: tag, prefix: base }));

/** `/about` with a prefix is `/zh-hant/about`; `/` is `/zh-hant`. */
export const addressOf = (prefix: string, path: string) => (path === '/' ? prefix || '/' : prefix + path);

/** The addresses of all pages, in every language. */
export const addresses = languages.flatMap(({ prefix }) => paths.map((path) => addressOf(prefix, path)));

/** An address without a page in each language. */
export const missingAddresses = languages.map(({ prefix }) => `${prefix}/nope`);
