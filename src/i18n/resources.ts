import 'i18next';
import type { companyIn } from '../facts/company.ts';

type EnglishIndustry = typeof import('../../locales/en/industries/automotive.json');
type EnglishService = typeof import('../../locales/en/services/global-sourcing.json');
type EnglishLegal = typeof import('../../locales/en/legal/privacy.json');

/** Every key is typed from the English files; the build holds the files of one shape to the one named here. */
export interface Copy {
  about: typeof import('../../locales/en/about.json');
  common: typeof import('../../locales/en/common.json');
  /** No locale file: what the company file says in the page's language. */
  company: ReturnType<typeof companyIn>;
  compliance: typeof import('../../locales/en/compliance.json');
  contact: typeof import('../../locales/en/contact.json');
  geography: typeof import('../../locales/en/geography.json');
  home: typeof import('../../locales/en/home.json');
  industries: typeof import('../../locales/en/industries.json');
  industry: typeof import('../../locales/en/industry.json');
  'industries/[slug]': EnglishIndustry;
  'industries/light-heavy-machinery': typeof import('../../locales/en/industries/light-heavy-machinery.json');
  legal: typeof import('../../locales/en/legal.json');
  'legal/[page]': EnglishLegal;
  live: typeof import('../../locales/en/live.json');
  mail: typeof import('../../locales/en/mail.json');
  numbers: typeof import('../../locales/en/numbers.json');
  places: typeof import('../../locales/en/places.json');
  service: typeof import('../../locales/en/service.json');
  services: typeof import('../../locales/en/services.json');
  'services/[slug]': EnglishService;
  terms: typeof import('../../locales/en/terms.json');
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Copy;
  }
}
