import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Answer, Criterion, Finding, Text } from './shape.ts';

const read = (name: string): unknown => parse(readFileSync(`e2e/audit/data/${name}.yaml`, 'utf8'));

/** All success criteria of WCAG 2.2, in their order. */
export const criteria = read('criteria') as Criterion[];

/** Answers to what axe could not judge, in the order of the report. Whoever answers has looked. */
export const answers = read('answers') as Answer[];

/** The words of the report. */
export const words = read('words') as Record<string, Text>;

const isAnswerTo =
  ({ rule, element, why }: Finding) =>
  (answer: Answer) =>
    answer.rule === rule && answer.elements.includes(element) && why.includes(answer.why);

export const answerTo = (question: Finding, among: readonly Answer[] = answers) => among.find(isAnswerTo(question));

/** Answers without a question of axe. Only a run over the whole site tells that an answer is no longer needed. */
export const idleAnswers = (questions: readonly Finding[], among: readonly Answer[] = answers) =>
  among.flatMap((answer) =>
    answer.elements
      .filter((element) => !questions.some((question) => question.element === element && isAnswerTo(question)(answer)))
      .map((element) => `${answer.rule}: ${element}: ${answer.why}`),
  );
