import 'i18next';
import type { companyIn } from '../facts/company.ts';
import type { Page } from '../pages.ts';

/** The copy of each page by its file; those of a family share one type, and the build holds each of them to it. */
type PageCopy = { [File in Page['copy']]: Extract<Page, { copy: File }>['english'] };

/** The copy files that are no page's own. */
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
  /** No locale file: what the company file says in the page's language. */
  company: ReturnType<typeof companyIn>;
  /** An industry page with parts of its own. */
  'industries/light-heavy-machinery': typeof import('../../locales/en/industries/light-heavy-machinery.json');
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Copy;
  }
}
