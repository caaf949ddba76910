import type { Stop } from './stop.ts';

/** A test by its file and words of its title, the same for every row of its table. */
export interface NamedTest {
  file: string;
  title: string;
}

/** A text for people, in the languages of the report. */
export type Text = Record<'en' | 'zh', string>;

/** Where something was looked at. */
export interface Place {
  address: string;
  lang: string;
  width: number;
  scheme: 'light' | 'dark';
  /** Null for the page as it is loaded. */
  state: string | null;
}

/** An element that breaks a rule of axe, or that axe could not judge. */
export interface Finding {
  rule: string;
  help: string;
  helpUrl: string;
  /** Numbers of success criteria; none for a good practice. */
  criteria: string[];
  /** The kind of element, by the classes of the site's own styles. */
  element: string;
  html: string;
  /** What was expected, or why axe could not tell. */
  why: string;
}

/** What axe says of one page in one state, width and scheme. */
export interface Look {
  place: Place;
  engine: string;
  /** Rules that had something to judge, and found it good. */
  passed: string[];
  violations: Finding[];
  /** One for each rule, kind of element and reason. */
  questions: Finding[];
}

/** A person's answer to what axe could not judge: for these kinds of elements, where the reason of axe contains the words in `why`. */
export type Answer = Text & Pick<Finding, 'rule' | 'why'> & { elements: string[] };

/** The way of the Tab key through a page; Shift+Tab led back by the same stops. */
export type Walk = Omit<Place, 'scheme' | 'state'> & { kind: string; stops: Stop[] };

/** The terms of VPAT 2.5, as OpenACR writes them. */
export type Term = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated';

/** A success criterion of WCAG 2.2, and what is claimed of it. The tags of axe say which of its rules are about it. */
export interface Criterion {
  id: string;
  level: 'A' | 'AA' | 'AAA';
  name: Text;
  /** What is claimed as long as neither a scan nor a test says otherwise. */
  term: Term;
  remarks: Text;
  /** What a person looked at, and saw. */
  byHand?: Text;
  /** What a person still has to judge; where it is not written, it follows from the term. */
  left?: Text;
  /** Tested by the walk with the Tab key. */
  walk?: boolean;
  tests?: NamedTest[];
}
