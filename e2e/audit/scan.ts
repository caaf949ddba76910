import type { Page } from 'playwright/test';
import { results } from '../axe.ts';
import { criteriaOf } from './criterion-of.ts';
import { nameElements } from './name-elements.ts';
import { picture } from './picture.ts';
import type { Place, Question, Scan, Violation } from './shape.ts';
import { wrongScheme } from './wrong-scheme.ts';

export interface Look {
  scan: Scan;
  violations: Violation[];
  /** One for each element. */
  questions: Question[];
}

/**
 * What axe says of the page as it stands, and whether it is light or dark as it should be. Where the page's time stands
 * still, somebody must move it on meanwhile.
 */
export async function look(page: Page, place: Place, expected: Place['scheme'] = place.scheme): Promise<Look> {
  const found = await results(page, ['violations', 'incomplete']);
  const each = [...found.violations, ...found.incomplete].flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  const names = await page.evaluate(nameElements, each);
  const nameOf = (target: readonly unknown[]) => names[target.join(' ')]!;
  const violations = found.violations.flatMap((rule) =>
    rule.nodes.map((node) => ({
      ...ruleOf(rule),
      place,
      impact: rule.impact ?? 'unknown',
      element: nameOf(node.target),
      target: node.target.join(' '),
      html: node.html,
      mend: (node.failureSummary ?? '').replace(/\s+/g, ' '),
    })),
  );
  violations.push(...(await wrongScheme(page, place, expected)));
  const questions = found.incomplete.flatMap((rule) =>
    rule.nodes.map((node) => {
      const why = [...new Set([...node.any, ...node.all, ...node.none].map(({ message }) => message))].join(' ');
      return { ...ruleOf(rule), element: nameOf(node.target), why, html: node.html, places: [place], answer: null };
    }),
  );
  const passed = found.passes.map(({ id }) => id);
  return {
    scan: { ...place, passed, violations: violations.length, questions: questions.length, picture: await picture(page) },
    violations,
    questions,
  };
}

function ruleOf({ id, help, helpUrl, tags }: { id: string; help: string; helpUrl: string; tags: string[] }) {
  return { rule: id, help, helpUrl, criteria: criteriaOf(tags) };
}
