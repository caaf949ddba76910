/** A sentence of a specification that carries an id: `- **2.routes.1** …`. */
export interface Requirement {
  id: string;
  text: string;
}

/** A test as it was run. */
export interface Result {
  title: string;
  passed: boolean;
}

export const requirementsIn = (specification: string): Requirement[] =>
  Array.from(specification.matchAll(/^- \*\*([\w.-]+)\*\* (.+)$/gm), ([, id, text]) => ({ id: id!, text: text! }));

/** Every requirement with the tests whose titles name it, as in `[2.routes.1] is there`; `held` where there is one and none failed. */
export function requirementReport(requirements: readonly Requirement[], results: readonly Result[]) {
  return requirements.map((requirement) => {
    const tests = results.filter(({ title }) => title.includes(`[${requirement.id}]`));
    return { ...requirement, tests, held: tests.length > 0 && tests.every(({ passed }) => passed) };
  });
}
