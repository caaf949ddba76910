import { globSync, readFileSync } from 'node:fs';
import { plant, type Fault } from '../see.ts';

/** Every place in these files that a pattern finds, with another text there. Throws where it finds none. */
function inFiles(pattern: string, from: RegExp | string, by: string | ((found: string) => string), what = ''): Fault[] {
  const found = globSync(pattern)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const matches = typeof from === 'string' ? [{ 0: from, index: text.indexOf(from) }] : Array.from(text.matchAll(from));
      return matches
        .filter(({ index }) => index >= 0)
        .map(({ 0: part, index: start }) => {
          const to = typeof by === 'string' ? by : by(part);
          return { file, what: what || `${file}@${start}: “${part}” made “${to}”`, start, end: start + part.length, by: to };
        });
    });
  if (!found.length) throw new Error(`${pattern}: nothing in it is found by ${from}`);
  return found;
}

const more = (found: string) => `${found}s`;

/** Adds a letter to every slug, path and language code. The mailbox is changed where code uses it: tests read its value from its file. */
plant('slugs and addresses', [
  ...inFiles('src/facts/industries.ts', /(?<=^ {2}'?)[a-z-]+(?='?: \{)/gm, more),
  ...inFiles('src/facts/services.ts', /(?<=^ {2}')[a-z-]+(?=',)/gm, more),
  ...inFiles('src/site/route-tree.gen.ts', /(?<=^ {2}path: '\/?)[a-z/-]+(?=')/gm, more),
  ...inFiles('src/pages.ts', /(?<=path: '\/)[a-z]+(?=['/])/g, more),
  ...inFiles('src/facts/legal.ts', /(?<=[{,] )[a-z]+(?=: \d)/g, more),
  ...inFiles('src/sections/shared/use-mail.ts', /(?<=mailto\()email/g, (found) => `${found} + 's'`),
  ...inFiles('src/i18n/languages.ts', /(?<=(?:tag|base|name): '\/?)[^'/]+(?=')/g, more),
]);

const link = 'src/mail/mailto.ts';
const letter = 'src/mail/letters.ts';
const [ofBody, ofSubject] = ['${encodeURIComponent(lines)}', '${encodeURIComponent(subject)}'];

plant('letters and their links', [
  ...inFiles(link, ofBody, ofBody.replace(')}', ").replace(/%20/g, '+')}"), 'a plus sign for a space in the body'),
  ...inFiles(link, ofSubject, ofSubject.replace(')}', ").replace(/%20/g, '+')}"), 'a plus sign for a space in the subject'),
  ...inFiles(link, "'\\r\\n')", "'\\n')", 'a bare line feed'),
  ...inFiles(link, "'\\r\\n')", "'\\r')", 'a bare carriage return'),
  ...inFiles(link, /body\.replace\(.*\)/g, 'body', 'line ends left as they are'),
  ...inFiles(link, 'encodeURIComponent(lines)', 'lines', 'a body that is not encoded'),
  ...inFiles(link, 'encodeURIComponent(subject)', 'subject', 'a subject that is not encoded'),
  ...inFiles(link, 'encodeURIComponent(local)', 'local', 'an address that is not encoded'),
  ...inFiles(link, `subject=${ofSubject}&`, '', 'no subject'),
  ...inFiles(link, `&body=${ofBody}`, '', 'no body'),
  ...inFiles(link, '?subject', '?cc=sales@example.com&subject', 'a copy to somebody'),
  ...inFiles(link, /if \(\/\[.*\n/g, '\n', 'a subject of two lines let through'),
  ...inFiles(letter, "'\\n\\n'", "'\\n'", 'paragraphs without an empty line between'),
  ...inFiles(letter, "t('greeting'), ", '', 'no greeting'),
  ...inFiles(letter, 'checklistText(t), ', '', 'no checklist'),
  ...inFiles(letter, ", t('closing'))", ')', 'no closing'),
]);

plant('focus ring', [
  ...inFiles('src/**/*.css', /(?<=[\s{])outline: 3px [^;]+;/g, 'outline: none;'),
  ...inFiles('src/**/*.css', /(?<=:focus-visible \{\s*)outline-color: [^;]+;/g, ''),
]);

/** Breaks the rules for visitors who prefer reduced motion: some then apply to nobody, the motion of others runs for everybody. */
plant('reduced motion', [
  ...inFiles('src/**/*.css', /\(prefers-reduced-motion: reduce\)/g, '(prefers-reduced-motion: never)'),
  ...inFiles('src/**/*.css', /\(prefers-reduced-motion: no-preference\)/g, 'all'),
  ...inFiles('src/theme/theme.ts', 'respectReducedMotion: true', 'respectReducedMotion: false'),
]);
