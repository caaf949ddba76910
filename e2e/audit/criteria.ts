import { operable } from './criteria/2-operable.ts';
import { perceivable } from './criteria/1-perceivable.ts';
import { robust } from './criteria/4-robust.ts';
import { understandable } from './criteria/3-understandable.ts';
import type { Term } from './shape.ts';

/** A test by its file and words of its title, the same for every row of its table. */
export interface NamedTest {
  file: string;
  title: string;
}

/** A success criterion of WCAG 2.2, and what is known of it here. The rules of axe that are about it, axe names itself. */
export interface Criterion {
  id: string;
  name: string;
  level: 'A' | 'AA' | 'AAA';
  /** What is claimed as long as neither the scan nor a test says otherwise. */
  term: Term;
  remarks: string;
  /** Tests that hold it. */
  tests: readonly NamedTest[];
  /** What a person looked at, and saw. */
  byHand?: string;
}

/** All of them, in their order. */
export const criteria: readonly Criterion[] = [...perceivable, ...operable, ...understandable, ...robust];
