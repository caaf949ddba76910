import axe from 'axe-core';
import { leftOut, tags } from '../axe.ts';

/** `wcag143` and `wcag1411` among the tags of a rule are the criteria 1.4.3 and 1.4.11. */
export function criteriaOf(of: readonly string[]): string[] {
  return of.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
    return criterion ? [`${principle}.${guideline}.${criterion}`] : [];
  });
}

/** Every rule that is run, with the criteria that it is about. */
export function rulesByCriterion(): Map<string, string[]> {
  const run = axe.getRules(tags).filter(({ ruleId }) => !(ruleId in leftOut));
  return new Map(run.map(({ ruleId, tags }) => [ruleId, criteriaOf(tags)]));
}
