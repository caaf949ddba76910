import type { Result } from './test-results.ts';

/** A sentence of a specification that has an id: `- **2.routes.1** …`. */
export interface Requirement {
  id: string;
  text: string;
}

/** A heading of a specification, with the requirements directly below it. */
export interface Section {
  level: number;
  title: string;
  requirements: Requirement[];
}

/** The headings of a specification in Markdown, of levels 1 to 3, in order. Every requirement must be on a line of its own, below one. */
export function sectionsIn(specification: string): Section[] {
  const sections: Section[] = [];
  for (const line of specification.split('\n')) {
    const heading = /^(#{1,3}) (.+)$/.exec(line);
    if (heading) sections.push({ level: heading[1]!.length, title: heading[2]!, requirements: [] });
    const listed = /^- \*\*(.+?)\*\* (.+)$/.exec(line);
    if (listed) sections.at(-1)!.requirements.push({ id: listed[1]!, text: listed[2]! });
  }
  return sections;
}

export const requirementsIn = (specification: string): Requirement[] =>
  sectionsIn(specification).flatMap(({ requirements }) => requirements);

/** The ids in a title: `[2.routes.1] [2.routes.2] the pages exist`. */
const idsIn = (title: string): string[] => Array.from(title.matchAll(/\[(\d+(?:\.[\w-]+)+)\]/g), ([, id]) => id!);

export interface Reported extends Requirement {
  /** The tests whose titles have the id. */
  tests: Result[];
  word: 'passed' | 'failed' | 'not run' | 'no test';
}

/** Every requirement with its tests. It has passed where at least one of them passed and none failed. */
export function requirementReport(requirements: readonly Requirement[], results: readonly Result[]): Reported[] {
  return requirements.map((requirement) => {
    const tests = results.filter(({ title }) => idsIn(title).includes(requirement.id));
    const has = (status: Result['status']) => tests.some((test) => test.status === status);
    const word = has('failed') ? 'failed' : has('passed') ? 'passed' : tests.length ? 'not run' : 'no test';
    return { ...requirement, tests, word };
  });
}

/** One line for each requirement that no test holds, each id that occurs twice, and each id in a title that the specification does not have. */
export function requirementFaults(requirements: readonly Requirement[], results: readonly Result[]): string[] {
  const ids = requirements.map(({ id }) => id);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const unknown = new Map(results.flatMap(({ file, title }) => idsIn(title).map((id) => [id, `“${title}” (${file})`] as const)));
  for (const id of ids) unknown.delete(id);
  const reasons = { failed: 'a test that holds it failed', 'not run': 'no test that holds it was run', 'no test': 'no test holds it' };
  return [
    ...Array.from(twice, (id) => `${id}: the specification has this id twice`),
    ...Array.from(unknown, ([id, where]) => `${id}: the specification has no such id, but a test does: ${where}`),
    ...requirementReport(requirements, results).flatMap(({ id, text, word, tests }) => {
      const failed = tests.filter(({ status }) => status === 'failed').map(({ file, title }) => `\n    ${file}: ${title}`);
      return word === 'passed' ? [] : [`${id} “${text}”: ${reasons[word]}${failed.join('')}`];
    }),
  ];
}
