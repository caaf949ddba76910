import { grouped } from '../grouped.ts';
import type { Audit, Violation } from '../shape.ts';
import { attribute, code, table, text } from './html.ts';
import { placesOf } from './places.ts';

const ruleCell = ({ rule, help, helpUrl }: { rule: string; help: string; helpUrl: string }) =>
  `${helpUrl ? `<a href="${attribute(helpUrl)}">${text(rule)}</a>` : text(rule)}<br>${text(help)}`;

const criteriaCell = (criteria: readonly string[]) => criteria.join(', ') || 'good practice';

export function violationsTable({ violations }: Audit): string {
  if (!violations.length) return '<p class="good">None.</p>';
  const groups = grouped(violations, ({ rule, element, impact }) => [rule, element, impact].join('\n'));
  const rows = groups.map(([, group]) => {
    const first = group[0] as Violation;
    return [
      ruleCell(first),
      criteriaCell(first.criteria),
      text(first.impact),
      `${code(first.element)}<br>${code(first.html.slice(0, 240))}`,
      [...new Set(group.map(({ mend }) => text(mend)))].slice(0, 3).join('<br>'),
      placesOf(group.map(({ place }) => place)),
    ];
  });
  const heads = ['Rule', 'Criterion', 'Impact', 'Element', 'How to mend it', 'Where'];
  return table({
    caption: 'Violations, by rule and kind of element',
    heads,
    rows,
    widths: ['13rem', '6rem', '5rem', '', '16rem', '16rem'],
  });
}

export function questionsTable({ questions }: Audit): string {
  if (!questions.length) return '<p class="good">None.</p>';
  const rows = questions.map((question) => [
    ruleCell(question),
    criteriaCell(question.criteria),
    `${code(question.element)}<br>${text(question.why)}`,
    question.answer === null ? '<span class="bad">open: nobody has looked yet</span>' : text(question.answer),
    placesOf(question.places),
  ]);
  const heads = ['Rule', 'Criterion', 'Element, and why axe could not tell', 'Answer of a person', 'Where'];
  return table({ caption: 'Questions, by rule and kind of element', heads, rows, widths: ['13rem', '6rem', '18rem', '', '14rem'] });
}
