import type { Incoterm, Industry, Legal, Port, Service, Vertical } from './ids.ts';

type Named<Keys extends string> = Record<Keys, string>;

/** Pairs of opposites that a text could exchange while all its other words stay the same. */
export const opposites = [
  ['import', 'export'],
  ['origin', 'destination'],
  ['loading', 'discharge'],
  ['buyer', 'seller'],
  ['shipper', 'consignee'],
  ['you', 'we'],
  ['before', 'after'],
  ['morning', 'afternoon'],
  ['more than', 'less than'],
  ['at least', 'at most'],
  ['calendar days', 'business days'],
  ['in English', 'in Chinese'],
] as const;

type Opposite = (typeof opposites)[number][number];

/** Units that stand beside a number in copy. */
type Unit =
  | 'hours'
  | 'days'
  | 'months'
  | 'years'
  | 'percent'
  | 'parts per million'
  | 'volts'
  | 'hertz'
  | 'watt-hours'
  | 'feet'
  | 'mm'
  | 'g/L';

type Region = 'asiaPacific' | 'europe' | 'northAmerica' | 'middleEastAfrica' | 'latinAmerica';

/** Phrases of entries, in the order of the entries: each entry has its own phrases, and none of another entry. */
type Says = readonly (string | readonly string[])[];

/** What is displayed by scripts, which only a browser runs. */
export interface BrowserWords {
  notFound: Named<'heading' | 'written' | 'home' | 'description'>;
  /** The button that shows a list whole, and what a status says then. */
  showAll: Record<'/industries' | '/services', readonly [button: string, status: string]>;
  notifications: Named<'region' | 'title' | 'text' | 'dismiss'>;
  /** Two terms: the code, its name, and something of what it means. */
  terms: readonly [readonly [string, string, RegExp], readonly [string, string, RegExp]];
  /** What is said of FOB where no tooltip can be shown. */
  meaning: RegExp;
  copying: Named<
    | 'idle'
    | 'copied'
    | 'said'
    | 'address'
    | 'template'
    | 'to'
    | 'subject'
    | 'email'
    | 'refused'
    | 'refusedText'
    | 'toCopy'
    | 'close'
    | 'region'
  >;
  error: Named<'status' | 'title' | 'text' | 'retry' | 'home'>;
  /** What is said while a page is under way. */
  loading: string;
  contactBar: readonly [email: string, clipboard: string];
  /** The offer of this language on a page in another. */
  offer: readonly [text: string, link: string, dismiss: string];
  /** Whether the office is open, by moments in Hong Kong. */
  hours: Record<string, string | RegExp>;
  /** The same by the visitor’s time zone and moments in Hong Kong. */
  hoursElsewhere: Record<string, RegExp>;
}

/** A language by itself: what its pages say of it, and the forms that sentences take in it. */
interface Language {
  /** What its addresses begin with (section 10). */
  prefix: string;
  /** The `lang` of its documents, and of links to it. */
  tag: string;
  /** Its name, in the language switch. */
  name: string;
  /** The `og:locale` of its pages. */
  locale: string;
  /** The characters of a title at most, and of a description at least. */
  titleLimit: number;
  descriptionFrom: number;
  /** A text in its script. */
  script: RegExp;
  /** The name of the map on Home, of a picture of it, and of what a link to the site shows. */
  map: string;
  /** What the intro of the services overview says of their number. */
  sevenServices: RegExp;
  /** How lead times are counted. */
  daysCounted: Record<'loading' | 'arrival' | 'ship', RegExp>;
  /** A route from one port to another, `{from}` and `{to}`. */
  route: string;
  numbers: {
    /** A count of two or more, in words or in digits before what is displayed. One is also an article. */
    counts: RegExp[];
    /** What looks like a count and is none of ours: names of goods and laws, days of the week, ordinary words. */
    ordinary: RegExp;
    /** Sentences with a typed count, each of which must be found. */
    planted: string[];
  };
  /** A chapter of the laws of Hong Kong, `{number}`. */
  law: string;
  /** How it says what a translation could reverse while its words and numbers stay (tests/guards/meaning-agrees.test.ts). */
  meaning: {
    /** What denies or excepts, each time that it stands. */
    negation: RegExp;
    opposites: Record<Opposite, RegExp>;
    /** A number, `{number}`, with its unit. */
    units: Record<Unit, string>;
  };
  /**
   * Words of the trade and of the pages: where an English text has one, the text of the language at the same place has one of these. From
   * the glossary, and the forms that it takes beside the settled one. A plural counts as its singular. English has none.
   */
  terms?: Record<string, string[]>;
}

/**
 * What the specification has displayed, by the requirement that asks for it. A language is one object of this type:
 * the compiler names what it leaves out. `{companyShort}` and `{company}` are the company file’s, `{name}` a page’s own name.
 */
export interface Words {
  language: Language;
  browser: BrowserWords;
  labels: {
    /** The figures in the hero of Home: what each counts, and the figure. */
    figures: readonly (readonly [name: string, figure: string])[];
    /** What the intro of a page speaks of, and no other intro does. */
    intros: Named<Intro>;
    /** The link to the main part, and the navigations as a screen reader names them: that of the site, the way to a page, and to the next. */
    frame: Named<'skip' | 'navigation' | 'breadcrumb' | 'industries' | 'services'>;
    /** The headings of the legal pages, in order. */
    sections: Record<keyof Words['2.routes.10'], string[]>;
    /** The shores on the chart of the harbour. */
    shores: readonly [kowloon: string, lantau: string, hongKong: string];
    /** The two lists of links in the footer, as a screen reader names them. */
    footer: Named<'company' | 'legal'>;
    /** The choice of the appearance, and its buttons by what they choose. */
    appearance: { label: string; schemes: readonly (readonly [scheme: 'system' | 'light' | 'dark', button: string])[] };
    /** What the readable checklist and a letter are opened by. */
    read: Named<'checklist' | 'email'>;
    /** The columns of the comparison of lead times. */
    lead: readonly [industry: string, goods: string, days: string];
    /** What stands in it for goods where an industry has one lead time. */
    allOrders: string;
    /** What the hero of an industry calls each lead time, by what it is for. */
    leadTimesInShort: Record<string, string>;
    /** What the sections of Home from industries to the network speak of below their headings. */
    homeLeads: Says;
    /** What the description of a page for search engines speaks of, and no other does. */
    descriptions: Named<
      | '/'
      | `/industries${'' | `/${Industry}`}`
      | `/services${'' | `/${Service}`}`
      | '/geography'
      | '/compliance'
      | '/about'
      | '/contact'
      | `/legal/${Legal}`
    >;
    /** What the scale of lead times begins and ends with. */
    scale: readonly [from: string, to: string];
    /** The columns of the table of Incoterms, the ends and the key of its bars, and up to where the seller pays and where risk passes by each. */
    incoterms: {
      columns: readonly [term: string, cost: string, risk: string];
      ends: readonly [seller: string, buyer: string];
      key: string;
    } & Record<Incoterm, readonly [cost: string, risk: string]>;
  };
  '1.product.2': Named<'traders' | 'buyers' | 'suppliers' | 'partners'>;
  '1.product.4': string;
  '1.claims.1': string;
  '1.claims.2': string;
  '1.claims.3': string;
  '1.claims.4': string;
  '1.claims.5': string;
  '1.claims.6': Named<'home' | 'geography'>;
  '1.company.2': string;
  /** What a page would say if it did what the requirement denies; the same under the other keys of this type. */
  '1.contact.1': RegExp;
  '2.routes.2': string;
  '2.routes.4': string;
  /** What the intro of a service page speaks of, and no other intro does. */
  '2.routes.5': Named<Service>;
  '2.routes.6': string;
  '2.routes.7': string;
  '2.routes.8': string;
  '2.routes.9': string;
  '2.routes.10': Named<`/legal/${Legal}`>;
  '2.chrome.1': Named<'/' | '/industries' | '/services' | '/geography' | '/compliance' | '/about' | '/contact'>;
  '2.chrome.3': string;
  '2.chrome.5': string;
  '2.chrome.6': Named<'/about' | '/industries' | '/services' | '/geography' | '/compliance' | `/legal/${Legal}`>;
  '2.chrome.7': string;
  '2.chrome.8': Named<'number' | 'address'>;
  '2.chrome.9': string;
  '2.chrome.10': string;
  '2.chrome.12': string;
  '2.chrome.13': string;
  '2.home.1': string;
  '2.home.3': string;
  '2.home.4': { heading: string; benefits: Named<'globalReach' | 'compliance' | 'growth' | 'team' | 'response' | 'endToEnd'>; says: Says };
  '2.home.5': string;
  '2.home.6': string;
  '2.home.7': string;
  '2.home.8': string;
  '2.home.9': string;
  '2.home.10': string;
  '2.home.11': Named<'heading' | 'contact'>;
  '2.home.12': string;
  '2.industries.2': Named<'prompt' | 'contact'>;
  /** What the intro of an industry page speaks of, and no other intro does. */
  '2.industry.1': Named<Industry>;
  /** `says`: what the list of a page has, and no other page’s. */
  '2.industry.2': { heading: string; says: Named<Vertical> };
  '2.industry.3': Named<'heading' | 'incoterms' | 'leadTimes' | 'routes'> & {
    ports: Named<Port>;
    says: Record<Vertical, readonly [ofDays: string, ofRoutes: string]>;
  };
  '2.industry.4': Named<'heading' | 'documents'> & { says: Named<Vertical> };
  '2.industry.5': Named<Exclude<Industry, 'light-heavy-machinery'>>;
  '2.industry.6': { heading: string; hubs: Named<'SGSIN' | 'AEDXB' | 'HKHKG' | 'NLRTM' | 'USHOU'> };
  '2.industry.7': { title: string; categories: string[]; says: Says };
  '2.industry.8': string;
  '2.industry.9': string;
  '2.services.3': { heading: string; steps: Named<'01' | '02' | '03' | '04'>; says: Says };
  '2.services.4': Named<'heading' | 'contact'>;
  '2.service.1': Named<Service>;
  '2.service.2': Named<'scope' | 'deliverables' | 'prepare'> & { says: Record<'scope' | 'deliverables' | 'prepare', Named<Service>> };
  '2.service.3': string;
  '2.service.4': { inspections: string[]; sampling: string; always: string };
  '2.geography.1': Named<Region>;
  '2.geography.2': Named<'highlights' | 'countries'> & {
    /** A port that the highlights of a region name, and no other’s. */
    ports: Named<Region>;
    /** By its ISO code, each country or territory that is named otherwise than by `Intl.DisplayNames`. */
    named: Record<string, string>;
  };
  '2.geography.3': Named<'80+' | '6' | '150+' | '24/7'>;
  '2.compliance.1': Named<'heading' | 'number' | 'address'>;
  '2.compliance.2': { heading: string; categories: string[]; says: Says };
  '2.compliance.3': { heading: string; standards: string[]; says: Says };
  '2.compliance.4': string;
  '2.compliance.5': { heading: string; documents: string[]; says: Says };
  '2.about.2': Named<'story' | 'mission' | 'vision'> & { says: Says };
  '2.about.3': { heading: string; values: string[]; says: Says };
  '2.about.4': { heading: string; team: string[]; says: Says };
  '2.about.5': string;
  '2.about.6': Named<'heading' | 'name' | 'number' | 'year' | 'place' | 'address' | 'placeValue'>;
  '2.about.7': string[];
  '2.about.8': Named<'story' | 'team'>;
  '2.contact.2': Named<'heading' | 'name' | 'number' | 'address'>;
  '2.contact.3': string;
  '2.contact.4': string;
  /** What describes each of the buttons, and what the buttons beside them begin with, that copy. */
  '2.contact.5': { heading: string; buttons: string[]; texts: string[]; clipboard: string };
  '2.contact.6': string;
  '2.legal.2': string;
  '2.legal.3': string;
  '2.legal.4': Named<'arbitration' | 'rules' | 'seat'>;
  '2.missing.1': Named<'heading' | 'text'>;
  '2.missing.2': string;
  /** What the description of an industry or a service in a list speaks of, and no other does. */
  '3.fields.1': Named<Industry>;
  '3.fields.2': Named<Service>;
  /** Name and location of each hub. */
  '3.hubs.1': Record<'HKHKG' | 'CNSZX' | 'CNNGB' | 'SGSIN' | 'AEJEA' | 'NLRTM' | 'CNSHA' | 'INBOM', [name: string, location: string]>;
  '3.steps.1': Step;
  '3.steps.2': Step;
  '3.steps.3': Step;
  '3.steps.4': Step;
  /** A group’s title, then its items. */
  '3.checklist.1': string[];
  '3.checklist.2': string[];
  '3.checklist.3': string[];
  '3.checklist.4': string[];
  '3.checklist.5': string[];
  /** The sentence that each opens with. */
  '3.templates.1': Named<'generalInquiry' | 'sourcingRequest' | 'logisticsCoordination' | 'partnershipInquiry'>;
  '3.templates.2': string;
  '3.templates.3': string[];
  '3.templates.4': string;
  '3.templates.5': string[];
  '3.templates.6': string;
  '3.templates.7': string[];
  '3.templates.8': string;
  '3.templates.9': string[];
  '4.copy.2': string;
  '4.copy.3': Named<'title' | 'text'>;
  /** What pages deny, by path. Without its negation, each would promise the opposite. */
  denials: Record<`/services/${'insurance-risk' | 'factory-audit' | 'quality-assurance'}` | `/legal/${Legal}`, string[]>;
  /** What pages state of duties, rights, times and amounts, by path. A change in every language at once would agree in all of them. */
  statements: Record<
    | '/'
    | '/geography'
    | '/compliance'
    | '/industries/industrial-chemicals'
    | `/services/${'documentation-compliance' | 'insurance-risk'}`
    | `/legal/${Legal}`,
    string[]
  >;
  '4.status.1': RegExp;
  '5.forms.2': RegExp;
  '6.access.2': RegExp;
  '7.mail.8': Record<'industries' | 'services', Named<'subject' | 'interest'>>;
  '7.mail.10': Named<'greeting' | 'interest' | 'request' | 'requestForService' | 'closing'>;
  '8.messages.1': RegExp;
  '8.error.1': Named<'status' | 'title' | 'retry' | 'home'>;
  '9.constants.1': Named<'hero' | 'hours' | 'bar'>;
  /** The note, what it says of Saturdays, and what is said wherever the turnaround is. */
  '9.constants.2': Named<'note' | 'saturdays' | 'qualifier'>;
  '9.constants.3': {
    timezone: string;
    week: [days: string, hours: string][];
    /** From Sunday, as a script names them. */
    weekdays: [string, string, string, string, string, string, string];
  };
  '9.constants.8': Named<'countries' | 'countriesInHero' | 'sectors' | 'sectorsInHero'>;
  '9.constants.12': string;
  '9.limits.1': RegExp;
  '9.lead-times.1': string;
  '9.lead-times.6': Named<'air' | 'sea'>;
  '9.lead-times.9': Named<'spareParts' | 'bulkTires'>;
  /** The numbers from one to twenty, as a sentence counts with them. */
  '12.facts.1': string[];
  /** What the figures of Global Reach count. */
  '12.readings.1': Named<'countries' | 'sources' | 'support'>;
  /** `says`: something of what each means. */
  '15.tooltips.3': Named<Term> & { says: Named<Term> };
}

type Intro = '/' | '/industries' | '/services' | '/geography' | '/compliance' | '/about' | '/contact' | `/legal/${Legal}`;

interface Step {
  title: string;
  says: string[];
}

export type Term =
  | 'EXW'
  | 'FCA'
  | 'FOB'
  | 'CFR'
  | 'CIF'
  | 'DAP'
  | 'DDP'
  | 'AML'
  | 'KYC'
  | 'AQL'
  | 'DUPRO'
  | 'FCL'
  | 'LCL'
  | 'HS'
  | 'L/C'
  | 'T/T'
  | 'RFQ'
  | 'SDS'
  | 'MSDS'
  | 'SGS';
