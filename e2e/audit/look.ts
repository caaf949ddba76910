import { expect, type Page } from 'playwright/test';
import { results } from '../axe.ts';
import { criteriaOf } from './criterion-of.ts';
import { answerTo } from './data.ts';
import { eachOnce } from './each-once.ts';
import { nameElements } from './name-elements.ts';
import type { Finding, Look, Place } from './shape.ts';
import { test } from './test.ts';

/**
 * Scans the page as it is with axe and attaches the results with a picture. Fails on a violation, on a question of axe without an answer, and
 * on the wrong colour scheme, which axe cannot judge. Where the page's clock is stopped, the caller has to move it on meanwhile.
 */
export async function look(page: Page, place: Place, expected: Place['scheme'] = place.scheme): Promise<void> {
  const found = await results(page, ['violations', 'incomplete']);
  const targets = [...found.violations, ...found.incomplete].flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
  const names = await page.evaluate(nameElements, targets);
  const findings = (rules: typeof found.violations): Finding[] =>
    rules.flatMap(({ id, help, helpUrl, tags, nodes }) =>
      nodes.map(({ target, html, any, all, none }) => ({
        rule: id,
        help,
        helpUrl,
        criteria: criteriaOf(tags),
        element: names[target.join(' ')]!,
        html: html.slice(0, 240),
        why: [...new Set([...any, ...all, ...none].map(({ message }) => message))].join(' '),
      })),
    );
  const seen: Look = {
    place,
    engine: `axe-core ${found.testEngine.version} in Chromium ${page.context().browser()!.version()}`,
    passed: found.passes.map(({ id }) => id),
    violations: findings(found.violations),
    questions: eachOnce(findings(found.incomplete)),
  };
  const at = `${place.address}${place.state ? `, ${place.state}` : ''}, ${place.width} px, ${place.scheme}`;
  const scheme = await page.evaluate(drawn);
  if (scheme !== expected) seen.violations.push({ ...wrongScheme, why: `Asked for ${expected}, it is drawn ${scheme}.` });
  const picture = test.info().outputPath(`${place.lang}-${place.width}-${place.scheme}.jpg`);
  await page.screenshot({ path: picture, type: 'jpeg', quality: 50, scale: 'css' });
  await test.info().attach(at, { path: picture });
  await test.info().attach('look', { body: JSON.stringify(seen), contentType: 'application/json' });

  const open = seen.questions.filter((question) => !answerTo(question));
  const lines = (of: Finding[]) => of.map(({ rule, element, why, html }) => `${rule}: ${element}: ${why} ${html}`);
  expect.soft(lines(seen.violations), `${at}: violations`).toEqual([]);
  expect.soft(lines(open), `${at}: questions of axe without an answer in e2e/audit/data/answers.yaml`).toEqual([]);
}

/** Our own rule beside those of axe, which judges whatever colours it meets: dark text on light would pass as dark. */
const wrongScheme = {
  rule: 'drawn-as-asked',
  help: 'The page is light or dark as the visitor, or the system, asks',
  helpUrl: 'https://drafts.csswg.org/css-color-adjust-1/#color-scheme-prop',
  criteria: [],
  element: 'html',
  html: '<html>',
};

/** In the page: whether its ground is light or dark. */
function drawn() {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue < 382 ? 'dark' : 'light';
}
