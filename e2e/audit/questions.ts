import type { Answer } from './answers.ts';
import type { Question } from './shape.ts';

/** Puts together what axe asks of the same kind of element for the same reason, and what a person has answered. */
export function groupQuestions(questions: readonly Question[], answers: readonly Answer[]): Question[] {
  const groups = new Map<string, Question>();
  for (const question of questions) {
    const key = [question.rule, question.element, question.why].join('\n');
    const group = groups.get(key);
    if (!group) groups.set(key, { ...question, places: [...question.places], answer: answerTo(question, answers) });
    else group.places.push(...question.places);
  }
  return [...groups.values()].sort((a, b) => a.rule.localeCompare(b.rule) || a.element.localeCompare(b.element));
}

const answerTo = ({ rule, element, why }: Question, answers: readonly Answer[]) =>
  answers.find((answer) => answer.rule === rule && answer.elements.includes(element) && why.includes(answer.why))?.answer ?? null;

/** Answers to what is no longer asked; they only tell so when all of the site was asked. */
export const idleAnswers = (questions: readonly Question[], answers: readonly Answer[]) =>
  answers.flatMap(({ rule, elements, why }) =>
    elements
      .filter(
        (element) => !questions.some((question) => question.rule === rule && question.element === element && question.why.includes(why)),
      )
      .map((element) => `${rule}: ${element}: ${why}`),
  );
