import type { Criterion, NamedTest } from '../criteria.ts';

type Rest = Partial<Pick<Criterion, 'term' | 'byHand' | 'tests'>>;

const of =
  (level: Criterion['level']) =>
  (id: string, name: string, remarks: string, rest: Rest = {}): Criterion => ({
    id,
    name,
    level,
    term: 'Supports',
    remarks,
    tests: [],
    ...rest,
  });

export const a = of('A');
export const aa = of('AA');
export const aaa = of('AAA');

/** The site has nothing that the criterion is about. */
export const absent = { term: 'Not Applicable' } as const;

/** Nobody has judged it; only for level AAA, which the site does not claim. */
export const unjudged = { term: 'Not Evaluated' } as const;

export const spec = (name: string, title: string): NamedTest => ({ file: `tests/spec/${name}.test.ts`, title });
export const guard = (name: string, title: string): NamedTest => ({ file: `tests/guards/${name}.test.ts`, title });
export const browser = (name: string, title: string): NamedTest => ({ file: `e2e/${name}.spec.ts`, title });

export const everyPage = browser('pages', 'complete, accessible, without errors or layout shifts');
export const everyStop = browser('keyboard', 'Tab reaches everything, in sight, with a ring and room to press');
export const comfort = browser('states/comfort', 'nothing is cut off, covered or too wide, and axe finds nothing');
export const noForm = spec('5-validation-rules', 'no page has an input form');
