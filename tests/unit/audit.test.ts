import { describe, expect, it } from 'vitest';
import type { Answer } from '../../e2e/audit/answers.ts';
import { resultOf } from '../../e2e/audit/conformance.ts';
import type { Criterion } from '../../e2e/audit/criteria.ts';
import { criteriaOf } from '../../e2e/audit/criterion-of.ts';
import { text } from '../../e2e/audit/pages/html.ts';
import { groupQuestions, idleAnswers } from '../../e2e/audit/questions.ts';
import type { Place, Question, Violation } from '../../e2e/audit/shape.ts';
import { faultOf } from '../../e2e/audit/verdict-on.ts';

const place: Place = { address: '/about', lang: 'en', width: 375, scheme: 'light', state: null };
const rule = { rule: 'color-contrast', help: 'Contrast', helpUrl: '', criteria: ['1.4.3'] };
const question: Question = { ...rule, element: 'p.lead', why: 'It lies upon an image.', html: '<p>', places: [place], answer: null };
const violation: Violation = { ...rule, place, impact: 'serious', element: 'p.lead', target: 'p', html: '<p>', mend: 'Mend it.' };
const answer: Answer = { rule: 'color-contrast', elements: ['p.lead'], why: 'upon an image', answer: 'Measured: 7:1.' };

describe('The questions of the audit', () => {
  it('are grouped by rule, element and reason, with all their places and their answer', () => {
    const other = { ...question, why: 'Something else.' };
    const groups = groupQuestions([question, other, question], [answer]);
    expect(groups.map(({ places, answer }) => [places.length, answer])).toEqual([
      [2, 'Measured: 7:1.'],
      [1, null],
    ]);
  });

  it('an answer that belongs to no question is reported', () => {
    expect(idleAnswers([question], [answer])).toEqual([]);
    expect(idleAnswers([], [answer])).toEqual(['color-contrast: p.lead: upon an image']);
  });
});

describe('The result of a criterion', () => {
  const criterion: Criterion = {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    term: 'Supports',
    remarks: 'So it is.',
    tests: [{ file: 'a.test.ts', title: 'it is' }],
  };
  const clean = { scans: [], violations: [], questions: [], rules: new Map([['color-contrast', ['1.4.3']]]), lastRun: () => 'passed (1)' };

  it.each([
    ['nothing is wrong', {}, 'Supports'],
    ['a question is answered', { questions: [{ ...question, answer: 'Good.' }] }, 'Supports'],
    ['a question is open', { questions: [question] }, 'Partially Supports'],
    ['the scan found a violation', { violations: [violation] }, 'Partially Supports'],
    ['a test failed', { lastRun: () => 'failed (1 of 2)' }, 'Partially Supports'],
    ['it is another criterion’s', { violations: [violation], rules: new Map([['color-contrast', ['1.4.6']]]) }, 'Supports'],
  ] as const)('where %s', (_what, evidence, term) => {
    expect(resultOf(criterion, { ...clean, ...evidence }).term).toBe(term);
  });

  it('is never better than the term that a person wrote', () => {
    expect(resultOf({ ...criterion, term: 'Does Not Support' }, { ...clean, violations: [violation] }).term).toBe('Does Not Support');
  });
});

describe('The pages of the audit', () => {
  it('read the criteria from the tags of a rule', () => {
    expect(criteriaOf(['wcag2aa', 'wcag143', 'cat.color', 'wcag1411', 'wcag22aa'])).toEqual(['1.4.3', '1.4.11']);
  });

  it('mark Chinese as Chinese, and markup as text', () => {
    expect(text('<b> 繁體中文')).toBe('&#60;b&#62; <span lang="zh-Hant-HK">繁體中文</span>');
  });

  it('name the faults of a stop of the Tab key, but not a small link in a sentence', () => {
    const stop = {
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
    expect(faultOf(stop)).toBe('');
    expect(faultOf({ ...stop, ring: false, name: '', covered: 'div.bar' })).toBe('no name, no ring, covered by div.bar');
    expect(faultOf({ ...stop, inSentence: false })).toBe('less than 24 by 24 px, with another near');
    expect(faultOf({ ...stop, inSentence: false, apart: true })).toBe('');
  });
});
