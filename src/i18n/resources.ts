import 'i18next';
import type { companyIn } from '../facts/company.ts';
import type { PageCopy } from './page-copy.gen.ts';

/** The copy files shared by several pages. */
export interface SharedCopy {
  common: typeof import('../../locales/en/common.json');
  industry: typeof import('../../locales/en/industry.json');
  legal: typeof import('../../locales/en/legal.json');
  live: typeof import('../../locales/en/live.json');
  mail: typeof import('../../locales/en/mail.json');
  numbers: typeof import('../../locales/en/numbers.json');
  places: typeof import('../../locales/en/places.json');
  service: typeof import('../../locales/en/service.json');
  terms: typeof import('../../locales/en/terms.json');
}

/** Every key is typed from the English files. */
export interface Copy extends PageCopy, SharedCopy {
  /** Not a locale file: the company file's texts in the page's language. */
  company: ReturnType<typeof companyIn>;
  /** An industry page with a structure of its own. */
  'industries/light-heavy-machinery': typeof import('../../locales/en/industries/light-heavy-machinery.json');
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Copy;
  }
}
