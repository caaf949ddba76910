import type {
  BreadcrumbList,
  DayOfWeek,
  ItemList,
  OpeningHoursSpecification,
  Organization,
  Service,
  WebPage,
  WebSite,
  WithContext,
} from 'schema-dts';
import { company, companyIn } from '../facts/company.ts';
import { figures } from '../facts/figures.ts';
import { openingHours } from '../facts/hours.ts';
import { hongKongMinutes } from '../facts/opening-state.ts';
import { languages, sourceLanguage, type Language } from '../i18n/languages.ts';
import { pageAt, pagePaths } from '../pages.ts';
import { copyOf } from './copy-of.ts';
import { pageCopy } from './page-copy.ts';
import { logoUrl, organizationId, urlOf } from './url-of.ts';

interface PageFacts {
  language: Language;
  /** The path of the page without its language. */
  path: string;
  title: string;
}

const organization = { '@id': organizationId } as const;

/** Names of days in schema.org, in the order of Date#getUTCDay. */
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const satisfies readonly DayOfWeek[];

/**
 * JSON-LD about a page, the site and the company in the vocabulary of schema.org. It has only what the page shows: the office hours only on
 * Contact, the founding year only on About.
 */
export function structuredData(page: PageFacts): WithContext<WebPage> {
  const { language, path, title } = page;
  const kind = kindAt(path);
  return {
    '@context': 'https://schema.org',
    '@type': types[kind],
    '@id': urlOf(language, path),
    name: title,
    inLanguage: language.tag,
    ...translationsOf(language, path),
    ...(path !== '/' && { breadcrumb: breadcrumb(page) }),
    ...(kind === 'service' && { mainEntity: serviceAt(page) }),
    ...(kind === 'index' && { mainEntity: listOf(page) }),
    isPartOf: siteOf(page),
  };
}

function siteOf({ language, path }: PageFacts): WebSite {
  const home = urlOf(language, '/');
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: companyIn(language.code).shortName,
    url: home,
    publisher: companyOf(language, path),
  };
}

function companyOf(language: Language, path: string): Organization {
  const { name, shortName, address } = companyIn(language.code);
  return {
    '@type': 'Organization',
    ...organization,
    name: shortName,
    legalName: name,
    url: `${company.site}/`,
    ...(path === '/' && { logo: logoUrl }),
    ...(kindAt(path) === 'about' && { foundingDate: String(figures.foundedYear) }),
    identifier: { '@type': 'PropertyValue', name: copyOf(language.code).contact.office.number, value: figures.registrationNumber },
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'HK' },
    contactPoint: { '@type': 'ContactPoint', email: company.email, ...(kindAt(path) === 'contact' && { hoursAvailable: hours() }) },
  };
}

function hours(): OpeningHoursSpecification[] {
  return Object.values(openingHours).map(({ days: open, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open.map((day) => days[day]!),
    opens: timeOf(opens),
    closes: timeOf(closes),
  }));
}

/** The English page is the original; all other languages are translations of it. */
function translationsOf(language: Language, path: string) {
  if (language.code !== sourceLanguage.code) return { translationOfWork: { '@id': urlOf(sourceLanguage, path) } };
  const others = languages.filter(({ code }) => code !== language.code);
  return { workTranslation: others.map((other) => ({ '@id': urlOf(other, path) })) };
}

/** The type of schema.org for each kind of page. */
const types = { about: 'AboutPage', contact: 'ContactPage', index: 'CollectionPage', page: 'WebPage', service: 'WebPage' } as const;

const kindAt = (path: string) => pageAt(path)!.kind;

/** The breadcrumb as on the page (Home, and the section if there is one), with the page itself. */
function breadcrumb({ language, path }: PageFacts): BreadcrumbList {
  const navigation: Record<string, string> = copyOf(language.code).common.navigation;
  const [, section = ''] = path.split('/');
  const above = path !== `/${section}` && pageAt(`/${section}`) ? [{ at: `/${section}`, name: navigation[section]! }] : [];
  const steps = [{ at: '/', name: navigation.home! }, ...above, { at: path, name: pageCopy(language.code, path).title }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ at, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': urlOf(language, at) },
    })),
  };
}

function serviceAt({ language, path }: PageFacts): Service {
  return { '@type': 'Service', name: pageCopy(language.code, path).title, provider: organization };
}

/** The pages below an index, in order, each by the `@id` of its own data. */
function listOf({ language, path }: PageFacts): ItemList {
  const below = pagePaths.filter((each) => each.startsWith(`${path}/`));
  return { '@type': 'ItemList', itemListElement: below.map((each) => ({ '@id': urlOf(language, each) })) };
}

/** Minutes after midnight in Hong Kong as schema.org's Time (`hh:mm:ss±hh:mm`, ISO 8601). */
function timeOf(minutes: number): string {
  const clock = (of: number) => [of / 60, of % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
  return `${clock(minutes)}:00+${clock(hongKongMinutes)}`;
}
