import { readFileSync } from 'node:fs';
import { variables } from '../../../src/i18n/variables.ts';
import { labelsRepeated, labelsSwapped, plantedFaults } from '../../harness/planted-faults.ts';
import { inCopy, leaves } from '../copy.ts';
import { wordsIn } from '../../words/words-in.ts';
import { plant } from '../see.ts';

const qualifiers: Record<string, string[]> = {
  en: [' on business days', ' (GMT+8)'],
  'zh-Hant': ['（只計工作天）', '，只計工作天', '只計工作天'],
};

/** The specification fixes neither the names and order of goods, countries, ports and appearances, nor the words of policy sections. */
const free =
  /^locales\/[^/]+\/(places|numbers|legal\/|common\.json:appearance|live|contact\.json:live)|:(products|documents|considerations|categories|services|scope|deliverables|prepare)\b/;

/** In Chinese: the glossary's terms that stand only where the English has their words. In English: the terms with a Chinese form. */
const terms: Record<string, string[]> = {
  // Of two English words with one Chinese term, either may stand.
  en: [...new Map(Object.entries(wordsIn['zh-Hant'].language.terms!).map(([term, forms]) => [forms.join(), term])).values()],
  'zh-Hant': readFileSync('locales/_glossary/zh-Hant.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'))
    .filter(([, , , words]) => words !== '–')
    .map(([, term]) => term!),
};

/** What only a script shows: that something was copied or refused, that a page is missing or broken. */
const states = /^live:(notFound|error|copied|refused|notifications)\./;

/** What the harness plants in copy, in each language. */
for (const code of ['en', 'zh-Hant']) {
  const ofCode = leaves.filter((leaf) => leaf.code === code);
  const planted = (name: string, faults: ReturnType<typeof plantedFaults>) =>
    plant(
      `${name} (${code})`,
      faults.map(({ changes, what }) => inCopy(changes, what)),
    );
  const faults = plantedFaults(
    ofCode.filter(({ file, key }) => !free.test(`${file}:${key}`)),
    {
      qualifiers: qualifiers[code]!,
      terms: terms[code]!,
      numbers: Object.values(JSON.parse(readFileSync(`locales/${code}/numbers.json`, 'utf8')) as Record<string, string>),
      countOf: (name) => Number(variables(code)[name]) || undefined,
    },
  );
  for (const [kind, alike] of Map.groupBy(faults, (fault) => fault.kind)) planted(kind, alike);
  const shown = ofCode.filter(({ place }) => states.test(place));
  planted('states', [...labelsSwapped(shown), ...labelsRepeated(shown)]);
}
