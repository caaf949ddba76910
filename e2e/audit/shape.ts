/** The shape of reports/audit/audit.json, from which both pages are written. */
export interface Audit {
  /** Raised when a field changes its meaning. */
  format: 1;
  made: Made;
  /** Every look that axe had at the site. */
  scans: Scan[];
  /** Every element that breaks a rule, once for each place it was found at. */
  violations: Violation[];
  /** What axe could not judge, one for each rule, kind of element and reason. */
  questions: Question[];
  /** The way of the Tab key through each kind of page. */
  keyboard: Walk[];
  /** All success criteria of WCAG 2.2, in their order. */
  criteria: CriterionResult[];
  /** What axe finds in the two pages themselves, one line for each; they are scanned like the site. */
  ofTheReports: string[];
}

export interface Made {
  /** ISO 8601. */
  at: string;
  seconds: number;
  /** The path that the audit was confined to; null where it was of the whole site. */
  only: string | null;
  build: { commit: string; files: number; sha256: string };
  browser: string;
  system: string;
  tools: { name: string; version: string }[];
  /** Rules of axe that are not run, each with its reason. */
  leftOut: { rule: string; because: string }[];
}

/** Where something was looked at. */
export interface Place {
  address: string;
  lang: string;
  width: number;
  scheme: 'light' | 'dark';
  /** None where the page is as it comes. */
  state: string | null;
}

export interface Scan extends Place {
  /** Rules that had something to judge, and found it good. */
  passed: string[];
  violations: number;
  questions: number;
  /** A data: URI. */
  picture: string;
}

export interface Rule {
  rule: string;
  help: string;
  helpUrl: string;
  /** Numbers of success criteria; none for a good practice. */
  criteria: string[];
}

export interface Violation extends Rule {
  place: Place;
  impact: string;
  /** The kind of element, by the classes of the site’s own styles. */
  element: string;
  target: string;
  html: string;
  mend: string;
}

export interface Question extends Rule {
  element: string;
  /** Why axe could not tell. */
  why: string;
  html: string;
  places: Place[];
  /** What a person says of it; null where nobody has. */
  answer: string | null;
}

export interface Walk {
  kind: string;
  address: string;
  lang: string;
  width: number;
  stops: Stop[];
}

export interface Stop {
  role: string;
  name: string;
  /** The landmark it stands in. */
  within: string;
  width: number;
  height: number;
  /** Part of a sentence, which may be smaller than a target that stands alone. */
  inSentence: boolean;
  /** No other target comes within 24 px of its middle, so that it may be smaller. */
  apart: boolean;
  ring: boolean;
  /** What lies on a part of it while it has the focus; null where all of it can be seen. */
  covered: string | null;
}

export type Term = 'Supports' | 'Partially Supports' | 'Does Not Support' | 'Not Applicable' | 'Not Evaluated';

export interface CriterionResult {
  id: string;
  name: string;
  level: 'A' | 'AA' | 'AAA';
  term: Term;
  remarks: string;
  /** What a person looked at, and saw. */
  byHand: string | null;
  rules: { rule: string; passed: number; violations: number; questions: number; open: number }[];
  tests: { file: string; title: string; lastRun: string }[];
}
