import { createRequire } from 'node:module';
import { leftOut, tags } from '../axe.ts';

interface Axe {
  getRules: (tags: string[]) => { ruleId: string; tags: string[] }[];
}

/** `wcag143` and `wcag1411` among the tags of a rule are the criteria 1.4.3 and 1.4.11. */
export function criteriaOf(of: readonly string[]): string[] {
  return of.flatMap((tag) => {
    const [, principle, guideline, criterion] = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag) ?? [];
    return criterion ? [`${principle}.${guideline}.${criterion}`] : [];
  });
}

/** Every rule that is run, with the criteria that it is about. */
export function rulesByCriterion(): Map<string, string[]> {
  const byPlaywright = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  const axe = byPlaywright('axe-core') as Axe;
  const run = axe.getRules(tags).filter(({ ruleId }) => !(ruleId in leftOut));
  return new Map(run.map(({ ruleId, tags }) => [ruleId, criteriaOf(tags)]));
}
