import { describe, expect, it } from 'vitest';
import { checkCopy, type LocaleFiles } from '../../tools/check/check-copy.ts';
import { parseJson } from '../../tools/check/fault.ts';
import { filledByCode } from '../../tools/check/copy-files.ts';
import { factNames } from '../../src/i18n/variables.ts';
import { edited, having, resized, soundCopy, text, without, type Edit } from './sound-copy.ts';

const facts = factNames('en');
const home = 'zh-Hant/home.json';
const machinery = 'zh-Hant/industries/light-heavy-machinery.json';
const fillable = `a fact of src/i18n/variables.ts or one of ${filledByCode.join(', ')}`;
const badJson = "“Expected ',' or '}' after property value in JSON at position 15 (line 1 column 16)”";
const bothOf = (file: string) => [`en/${file}.json`, `zh-Hant/${file}.json`];

// Each edits valid files; the messages are all that the build then adds, below `locales/`.
const refusals: [fault: string, files: string[], edit: Edit, messages: string[]][] = [
  ['a missing file', [home], () => undefined, [`${home}: expected a file, found none`]],
  ['an extra file', ['en/x.json'], text('{}'), ['en/x.json: expected no such file, found one that no page reads']],
  [
    'a slug without a page',
    ['en/services/x.json'],
    text('{}'),
    ['en/services/x.json: expected no such file, found one that no page reads'],
  ],
  [
    'a key twice',
    ['en/numbers.json'],
    text('{ "a": "one", "b": { "a": "x: \\"a\\": y" }, "a": "two" }'),
    ['en/numbers.json: a: expected each key once in its group, found it twice'],
  ],
  ['an unknown folder', ['zh/home.json'], text('{}'), ['zh: expected a code in src/i18n/languages.ts (en, zh-Hant), found “zh”']],
  ['invalid JSON', [home], text('{ "title": "家" "lead": "家" }'), [`${home}: expected JSON, found ${badJson}`]],
  ['a missing key', [home], without('why.title'), [`${home}: why.title: expected text, found no such key`]],
  ['an extra key', [home], having('why.x', 'x'), [`${home}: why.x: expected no such key, as in locales/en/home.json, found text`]],
  [
    'a key removed from the source alone',
    ['en/home.json'],
    without('why.title'),
    [`${home}: why.title: expected no such key, as in locales/en/home.json, found text`],
  ],
  ['another length of a list', [machinery], without('services.0'), [`${machinery}: services: expected a list of 8, found a list of 7`]],
  ['a list for a text', [home], having('why.title', ['x']), [`${home}: why.title: expected text, found a list`]],
  ['a text for a group', [home], having('why', 'x'), [`${home}: why: expected a group, found text`]],
  ['a number for a text', [home], having('title', 4), [`${home}: title: expected text, found 4`]],
  ['an empty text', [home], having('title', ''), [`${home}: title: expected words, found ""`]],
  ['a blank text', [home], having('title', '\u3000'), [`${home}: title: expected words, found "\u3000"`]],
  ['a space before', [home], having('title', ' x'), [`${home}: title: expected no space at either end, found " x"`]],
  ['a control character', [home], having('title', 'a\u0001b'), [`${home}: title: expected no control character, found "a\\u0001b"`]],
  ['a space behind', [home], having('title', 'x\n'), [`${home}: title: expected no space at either end, found "x\\n"`]],
  ['a tag', [home], having('title', 'x <b>y</b>'), [`${home}: title: expected text without markup, found "x <b>y</b>"`]],
  ['an entity', [home], having('title', 'x&nbsp;y'), [`${home}: title: expected text without markup, found "x&nbsp;y"`]],
  [
    'a lost placeholder',
    [home],
    having('why.benefits.team.description', 'x'),
    [`${home}: why.benefits.team.description: expected {{timezone}}, as in locales/en/home.json, found no placeholder`],
  ],
  [
    'an extra placeholder',
    [home],
    having('title', '{{company}}'),
    [`${home}: title: expected no placeholder, as in locales/en/home.json, found {{company}}`],
  ],
  [
    'a placeholder that nothing fills',
    bothOf('home'),
    having('title', '{{compnay}}'),
    bothOf('home').map((file) => `${file}: title: expected ${fillable}, found {{compnay}}`),
  ],
  [
    'an open placeholder',
    [home],
    having('title', '{{company}'),
    [`${home}: title: expected placeholders written {{name}} or {{name, words}}, found "{{company}"`],
  ],
  ...['{company}', '｛｛company｝｝'].map((braces): (typeof refusals)[number] => [
    `the braces ${braces}`,
    [home],
    having('title', braces),
    [`${home}: title: expected placeholders written {{name}} or {{name, words}}, found "${braces}"`],
  ]),
  [
    'a format that there is not',
    bothOf('home'),
    having('title', '{{hubCount, wordz}}'),
    bothOf('home').map((file) => `${file}: title: expected the format words or Words, or none, found {{hubCount, wordz}}`),
  ],
  ['the text of another key', [home], having('title', '$t(x)'), [`${home}: title: expected text without $t(, found "$t(x)"`]],
  [
    'a file unlike those of its type',
    bothOf('industries/marine-supplies'),
    without('notes.routes'),
    ['en/industries/marine-supplies.json: notes.routes: expected text, found no such key'],
  ],
  [
    'an entry unlike the others of its list',
    bothOf('services/factory-audit'),
    without('scope.2.detail'),
    ['en/services/factory-audit.json: scope.2.detail: expected text, found no such key'],
  ],
];

const lengths = [
  // file, key, from, to
  ['industries/automotive', 'products', 8, 12],
  ['industries/marine-supplies', 'documents', 6, 10],
  ['industries/light-heavy-machinery', 'services', 8, 8],
  ['services/global-sourcing', 'scope', 6, 8],
  ['services/trade-advisory', 'deliverables', 4, 6],
  ['services/insurance-risk', 'prepare', 5, 8],
  ['geography', 'regions.latinAmerica.highlights', 3, 4],
  ['legal/privacy', 'sections', 10, 10],
  ['legal/terms', 'sections', 13, 13],
  ['legal/cookies', 'sections', 8, 8],
] as const;

const check = (files: LocaleFiles, codes = ['en', 'zh-Hant']) => checkCopy(files, codes, facts);
const before = check(soundCopy);
/** The messages of the build for these files that it does not have for the unchanged copy. */
const added = (files: LocaleFiles, codes?: string[]) => check(files, codes).filter((message) => !before.includes(message));

describe('The build refuses copy', () => {
  it('but accepts copy in which nothing is wrong', () => expect(before).toEqual([]));

  it.each(refusals)('with %s', (_, paths, edit, messages) => {
    expect(added(edited(paths, edit))).toEqual(messages.map((message) => `locales/${message}`));
  });

  it('[10.addresses.3] without a folder for a language', () => {
    const messages = ['locales/fr: expected the folder of a language in src/i18n/languages.ts, found no folder'];
    expect(added(soundCopy, ['en', 'zh-Hant', 'fr'])).toEqual(messages);
  });

  it.each(lengths)('where %s has fewer or more %s than %i to %i', (file, key, from, to) => {
    const expected = from === to ? `${from} entries` : `${from} to ${to} entries`;
    for (const length of [from - 1, to + 1]) {
      const message = `locales/en/${file}.json: ${key}: expected ${expected}, found ${length}`;
      expect(added(edited(bothOf(file), resized(key, length)))).toEqual([message]);
    }
  });
});

it('An empty key is refused only where its group has it twice', () => {
  expect(parseJson('x.json', '{ "": "one" }').faults).toEqual([]);
  expect(parseJson('x.json', '{ "": "one", "": "two" }').faults).toHaveLength(1);
});
