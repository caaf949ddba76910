import { readFileSync } from 'node:fs';
import type { CriterionResult, RuleResult } from './criterion-result.ts';
import { answerTo, words } from './data.ts';
import { eachOnce } from './each-once.ts';
import type { Facts } from './facts.ts';
import { faultOf } from './fault-of.ts';
import { filled } from './filled.ts';
import { escaped } from '../../tests/harness/escaped.ts';
import { facts as pairs, folded, list, marked, table } from './html.ts';
import { methods, unique } from './methods.ts';
import type { Finding, Place, Text, Walk } from './shape.ts';

export const languages = { en: 'en', zh: 'zh-Hant-HK' } as const;
export const fileOf = { en: 'report.en.html', zh: 'report.zh-hant.html' } as const;
const terms = ['supports', 'partially-supports', 'does-not-support', 'not-applicable', 'not-evaluated'] as const;
const levels = ['A', 'AA', 'AAA'] as const;

/** The report for people as one HTML document, in the form of VPAT 2.5. Needs nothing besides itself. */
export function reportPage(facts: Facts, language: keyof Text): string {
  const word = (name: string, values: Record<string, unknown> = {}) => filled(words[name]![language], values);
  const here = (name: string, values?: Record<string, unknown>) => escaped(word(name, values));
  const foreign = (value: string) => marked(value, language);
  const company = facts.company.names[language === 'en' ? 'en' : 'zh-Hant'] ?? facts.company.names.en;

  const where = (places: readonly Place[]) =>
    folded(
      here('where', {
        n: unique(places.map(({ address }) => address)).length,
        states: unique(places.flatMap(({ state }) => state ?? [])).length || word('noState'),
        widths: unique(places.map(({ width }) => width)).join(', '),
        schemes: unique(places.map(({ scheme }) => word(scheme))).join(', '),
      }),
      list(unique(places.map(({ address, state }) => foreign(state ? `${address} (${state})` : address)))),
    );

  const scan = (rule: RuleResult) => `<code>${rule.rule}</code>: ${here('ruleIs', { ...rule })}${where(rule.places)}`;

  const evidence = ({ remarks, byHand, rules, lastRuns }: CriterionResult) =>
    [
      `<p>${escaped(remarks[language])}</p>`,
      byHand ? `<p><strong>${here('byHand')}</strong> ${escaped(byHand[language])}</p>` : '',
      rules.length ? `<p><strong>${here('scanned', { engine: facts.looks[0]?.engine ?? '' })}</strong></p>${list(rules.map(scan))}` : '',
      lastRuns.length
        ? `<p><strong>${here('tests')}</strong></p>${list(lastRuns.map(({ test, lastRun }) => `${here(test.file.startsWith('e2e/') ? 'inChromium' : 'inNode')}: <code>${escaped(test.file)}</code> ${foreign(`“${test.title}”`)} (${here('lastRun')}: ${foreign(lastRun)})`))}`
        : '',
    ].join('');

  const levelTable = (level: (typeof levels)[number]) =>
    table(
      here('level', { level }),
      [here('criterion'), here('result'), here('evidence'), here('left')],
      facts.criteria
        .filter((each) => each.level === level)
        .map((each) => [
          `<span id="${each.id}">${each.id}</span> ${escaped(each.name[language])}`,
          `<span data-term="${each.term}">${here(each.term)}</span>`,
          evidence(each),
          escaped(each.left[language]),
        ]),
    );

  const findings = (name: 'violations' | 'questions') => {
    const all = facts.looks.flatMap((look) => look[name].map((finding) => ({ finding, place: look.place })));
    const placesOf = (of: Finding) => all.filter(({ finding }) => eachOnce([of, finding]).length === 1).map(({ place }) => place);
    const said = (finding: Finding) => (name === 'questions' ? `<p>${escaped(answerTo(finding)?.[language] ?? word('open'))}</p>` : '');
    const rows = eachOnce(all.map(({ finding }) => finding)).map((finding) => [
      `<a href="${escaped(finding.helpUrl)}">${finding.rule}</a><br>${foreign(finding.help)}`,
      finding.criteria.join(', ') || here('goodPractice'),
      `<code>${escaped(finding.element)}</code><br>${foreign(finding.why)}${said(finding)}`,
      where(placesOf(finding)),
    ]);
    return rows.length
      ? table(
          here('findings'),
          ['rule', 'criteriaOf', 'element', 'places'].map((head) => here(head)),
          rows,
        )
      : `<p>${here('none')}</p>`;
  };

  const walk = ({ kind, address, lang, width, stops }: Walk) => {
    const said = (name: string) => (lang === languages[language] ? escaped(name) : `<span lang="${lang}">${escaped(name)}</span>`);
    const rows = stops.map((stop, at) => [
      String(at + 1),
      foreign(stop.within),
      foreign(stop.role),
      said(stop.name),
      `${stop.width} × ${stop.height}`,
      faultOf(stop) ? foreign(faultOf(stop)) : here('ringed'),
    ]);
    const heads = ['stop', 'within', 'role', 'name', 'size', 'focus'].map((head) => here(head));
    const summary = here('stops', { kind, address, width, n: stops.length });
    return folded(summary, table(summary, heads, rows));
  };

  const sections: [id: string, content: string][] = [
    [
      'product',
      pairs([
        [here('productName'), here('productIs', { company, version: facts.version, build: facts.build })],
        [here('description'), here('descriptionIs')],
        [here('made'), `<time datetime="${facts.at}">${facts.at.slice(0, 16).replace('T', ' ')} UTC</time>`],
        [here('contact'), escaped(facts.company.email)],
        [here('notes'), here('notesAre')],
        [here('files'), here('filesAre')],
      ]),
    ],
    ['methods', pairs(methods(facts, language).map(([name, value]) => [escaped(name), escaped(value)]))],
    ['terms', pairs(terms.map((term) => [here(term), here(`${term}Is`)]))],
    ['criterion', `<p>${here('parsing')}</p>${levels.map(levelTable).join('\n')}`],
    ['violations', findings('violations')],
    ['questions', findings('questions')],
    ['keyboard', facts.walks.map(walk).join('\n')],
  ];
  const other = language === 'en' ? 'zh' : 'en';
  return `<!doctype html>
<html lang="${languages[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${here('title', { company })}</title><style>${readFileSync('e2e/audit/data/report.css', 'utf8')}</style></head>
<body>
<header><h1>${here('title', { company })}</h1><p>${here('edition')}</p><p><a href="${fileOf[other]}" lang="${languages[other]}" hreflang="${languages[other]}">${here('other')}</a></p>
<nav aria-label="${here('contents')}"><ul>${sections.map(([id]) => `<li><a href="#${id}">${here(id)}</a></li>`).join('')}</ul></nav></header>
<main>
${sections.map(([id, content]) => `<section aria-labelledby="${id}"><h2 id="${id}">${here(id)}</h2>${content}</section>`).join('\n')}
</main>
</body>
</html>
`;
}
