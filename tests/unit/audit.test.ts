import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { criteriaOf } from '../../e2e/audit/criterion-of.ts';
import { resultOf, type Evidence } from '../../e2e/audit/criterion-result.ts';
import { answerTo, criteria, idleAnswers } from '../../e2e/audit/data.ts';
import { eachOnce } from '../../e2e/audit/each-once.ts';
import { faultOf } from '../../e2e/audit/fault-of.ts';
import type { Facts } from '../../e2e/audit/facts.ts';
import { marked } from '../../e2e/audit/html.ts';
import { openAcr } from '../../e2e/audit/open-acr.ts';
import { reportPage } from '../../e2e/audit/report-page.ts';
import type { Stop } from '../../e2e/audit/stop.ts';
import type { Answer, Criterion, Finding, Look, Place, Term } from '../../e2e/audit/shape.ts';

const place: Place = { address: '/about', lang: 'en', width: 375, scheme: 'light', state: null };
const question: Finding = {
  rule: 'color-contrast',
  help: 'Contrast',
  helpUrl: 'https://example.com/',
  criteria: ['1.4.3'],
  element: 'p.lead',
  html: '<p>',
  why: 'It lies upon an image.',
};
const look: Look = { place, engine: 'axe-core 4', passed: ['color-contrast'], violations: [], questions: [] };
const answer: Answer = { rule: 'color-contrast', elements: ['p.lead'], why: 'upon an image', en: 'Measured: 7:1.', zh: '量度為 7:1。' };
const stop: Stop = {
  role: 'link',
  name: 'Home',
  within: 'nav',
  width: 44,
  height: 20,
  inSentence: true,
  apart: false,
  ring: true,
  covered: null,
};
const clean: Evidence = {
  looks: [look],
  walks: [],
  rules: new Map([['color-contrast', ['1.4.3']]]),
  answers: [answer],
  lastRun: () => 'passed (1)',
};

describe('The questions of the audit', () => {
  it('are one for the same rule, element and reason, and have their answer', () => {
    const other = { ...question, why: 'Something else.' };
    expect(eachOnce([question, other, { ...question }]).map((each) => answerTo(each, [answer])?.en)).toEqual(['Measured: 7:1.', undefined]);
  });

  it('an answer that belongs to no question is reported', () => {
    expect(idleAnswers([question], [answer])).toEqual([]);
    expect(idleAnswers([], [answer])).toEqual(['color-contrast: p.lead: upon an image']);
  });
});

describe('The result of a criterion', () => {
  const criterion: Criterion = {
    id: '1.4.3',
    name: { en: 'Contrast (Minimum)', zh: '對比度（最低）' },
    level: 'AA',
    term: 'supports',
    remarks: { en: 'So it is.', zh: '如此。' },
    walk: true,
    tests: [{ file: 'a.test.ts', title: 'it is' }],
  };
  const walk = { kind: 'Home', address: '/', lang: 'en', width: 375 };

  it.each([
    ['nothing is wrong', {}, 'supports'],
    ['a question is answered', { looks: [{ ...look, questions: [question] }] }, 'supports'],
    ['a question is open', { looks: [{ ...look, questions: [question] }], answers: [] }, 'partially-supports'],
    ['the scan found a violation', { looks: [{ ...look, violations: [question] }] }, 'partially-supports'],
    ['a stop of the walk has a fault', { walks: [{ ...walk, stops: [{ ...stop, ring: false }] }] }, 'partially-supports'],
    ['a test failed', { lastRun: () => 'failed (1 of 2)' }, 'partially-supports'],
    [
      'it is another criterion’s',
      { looks: [{ ...look, violations: [question] }], rules: new Map([['color-contrast', ['1.4.6']]]) },
      'supports',
    ],
  ] satisfies [string, Partial<Evidence>, Term][])('where %s', (_what, evidence, term) => {
    expect(resultOf(criterion, { ...clean, ...evidence }).term).toBe(term);
  });

  it('is never made better than what a person wrote', () => {
    const violated = { ...clean, looks: [{ ...look, violations: [question] }] };
    expect(resultOf({ ...criterion, term: 'does-not-support' }, violated).term).toBe('does-not-support');
  });

  it('says where the rules had something to judge, and what is left to a person', () => {
    const { rules, left } = resultOf(criterion, clean);
    expect(rules).toEqual([{ rule: 'color-contrast', passed: 1, violations: 0, questions: 0, open: 0, places: [place] }]);
    expect(left.en).toMatch(/nobody has judged it/);
  });
});

const facts: Facts = {
  company: { names: { en: 'A & B', 'zh-Hant': '甲乙' }, email: 'a@example.com', site: 'https://example.com' },
  version: '1.0.0',
  build: 'abc',
  at: '2026-01-02T03:04:05.000Z',
  looks: [{ ...look, questions: [question] }],
  walks: [{ kind: 'Home', address: '/', lang: 'en', width: 375, stops: [stop] }],
  criteria: criteria.map((criterion) => resultOf(criterion, clean)),
};

describe('The report for machines', () => {
  const require = createRequire(import.meta.url);
  const acr = parse(openAcr(facts)) as {
    chapters: Record<string, { criteria: { num: string; components: { name: string; adherence: { level: string } }[] }[] }>;
  };
  const all = Object.values(acr.chapters).flatMap((chapter) => chapter.criteria);
  const ofPackage = (path: string) => parse(readFileSync(require.resolve(`@openacr/openacr/${path}`), 'utf8')) as never;

  it('is valid by the schema of OpenACR, which refuses what is not', () => {
    const validate = new Ajv({ strict: false }).compile(ofPackage('schema/openacr-0.1.0.json'));
    expect(validate(acr), `${JSON.stringify(validate.errors)}`).toBe(true);
    expect(validate({ ...acr, author: { name: 'Nobody' } })).toBe(false);
  });

  it('uses the terms and the component of OpenACR', () => {
    const terms = (ofPackage('catalog/data/terms.yaml') as { terms: { id: string }[] }).terms.map(({ id }) => id);
    for (const { num, components } of all) {
      expect(components, `${num}: components`).toEqual([
        { name: 'web', adherence: { level: expect.any(String), notes: expect.stringMatching(/\S/) } },
      ]);
      expect(terms, `${num}: term`).toContain(components[0]!.adherence.level);
    }
  });

  it('has every criterion of its catalogue of WCAG 2.1 under the same level, but 4.1.1', () => {
    type Catalogue = { chapters: { id: string; criteria: { id: string }[] }[] };
    const { chapters } = ofPackage('catalog/2.4-edition-wcag-2.1-en.yaml') as Catalogue;
    for (const { id: chapter, criteria: listed } of chapters.filter(({ id }) => id.startsWith('success_criteria'))) {
      const ids = new Set(acr.chapters[chapter]!.criteria.map(({ num }) => num));
      expect(
        listed.filter(({ id }) => id !== '4.1.1' && !ids.has(id)),
        `${chapter}: missing`,
      ).toEqual([]);
    }
  });
});

describe('The report for people', () => {
  it.each([
    ['en', 'A &#38; B', 'Contrast (Minimum)', 'Supports'],
    ['zh', '甲乙', '對比度（最低）', '符合'],
  ] as const)('names company, criteria and results in its language (%s)', (language, ...said) => {
    const page = reportPage(facts, language);
    for (const words of said) expect(page).toContain(words);
    for (const { id } of criteria) expect(page).toContain(`id="${id}"`);
    expect(page).not.toMatch(/undefined|\{\w+\}\s*</);
  });

  it('reads the criteria from the tags of a rule', () => {
    expect(criteriaOf(['wcag2aa', 'wcag143', 'cat.color', 'wcag1411', 'wcag22aa'])).toEqual(['1.4.3', '1.4.11']);
  });

  it('marks the other language as such, and markup as text', () => {
    expect(marked('<b> 繁體中文', 'en')).toBe('&#60;b&#62; <span lang="zh-Hant-HK">繁體中文</span>');
    expect(marked('main', 'zh')).toBe('<span lang="en">main</span>');
  });

  it('names the faults of a stop, but not a small link in a sentence', () => {
    expect(faultOf(stop)).toBe('');
    expect(faultOf({ ...stop, ring: false, name: '', covered: 'div.bar' })).toBe('no name, no ring, covered by div.bar');
    expect(faultOf({ ...stop, inSentence: false })).toBe('smaller than 24 × 24 px, with another target nearby');
    expect(faultOf({ ...stop, inSentence: false, apart: true })).toBe('');
  });
});
