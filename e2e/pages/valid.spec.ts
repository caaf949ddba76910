import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { builtFilesIn } from '../../deploy/built-site.ts';
import { expect, test } from '../test.ts';
import { addresses, missingAddresses } from '../addresses.ts';

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

/** What the checker takes for an error because it does not know it yet, each with the specification that defines it. */
const notKnownYet = [
  {
    message: /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
    extract: /<link rel="expect" /,
    definedBy: 'https://html.spec.whatwg.org/multipage/links.html#link-type-expect',
  },
  {
    message: /^The “eagerness” property in a speculation rule must be one of/,
    definedBy: 'https://html.spec.whatwg.org/multipage/speculative-loading.html#speculation-rule-eagerness',
  },
  {
    message: /^CSS: Unrecognized at-rule “@view-transition”/,
    definedBy: 'https://drafts.csswg.org/css-view-transitions-2/#view-transition-rule',
  },
  {
    message: /^CSS: “container-type”: Property “container-type” doesn't exist/,
    definedBy: 'https://drafts.csswg.org/css-conditional-5/#container-type',
  },
  {
    message: /^CSS: “view-transition-name”: Property “view-transition-name” doesn't exist/,
    definedBy: 'https://drafts.csswg.org/css-view-transitions-1/#view-transition-name-prop',
  },
  {
    message: /^CSS: Unknown pseudo-element or pseudo-class “::view-transition”/,
    definedBy: 'https://drafts.csswg.org/css-view-transitions-1/#view-transition-pseudo',
  },
  {
    message: /^CSS: Parse Error\./,
    extract: /n-(group|old|new)\(heading\)/,
    definedBy: 'https://drafts.csswg.org/css-view-transitions-1/#named-view-transition-pseudo',
  },
  {
    // It fails itself at light-dark() with var() in it.
    message: /^CSS: “(background|box-shadow)”: Cannot invoke "org\.w3c\.css\.values\.CssValue\.getType\(\)"/,
    extract: /var\(--lit\)|transparent\)/,
    definedBy: 'https://drafts.csswg.org/css-color-5/#light-dark',
  },
] as const;

const isKnown = ({ message, extract = '' }: Message, known: (typeof notKnownYet)[number]) =>
  known.message.test(message) && (!('extract' in known) || known.extract.test(extract));

/** The errors that the Nu HTML checker finds in the files, all in one run of Java. */
function errorsIn(files: readonly string[]): Message[] {
  const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['--errors-only', '--format', 'json', '--exit-zero-always'];
  const { stderr, status } = spawnSync('java', ['-jar', checker, ...options, ...files], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  expect(status, stderr).toBe(0);
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}

const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) console.log('The Nu HTML checker is skipped: it needs Java (Debian: apt-get install default-jre-headless).');

// eslint-disable-next-line no-empty-pattern -- the runner reads which fixtures are used from the pattern
test('The Nu HTML checker finds no error in any document, but sees one that is planted', ({}, testInfo) => {
  test.skip(!hasJava, 'Java is not installed');
  test.setTimeout(300_000);
  const documents = builtFilesIn('dist').filter((file) => file.endsWith('.html'));
  expect(documents).toHaveLength(addresses.length + missingAddresses.length);
  const planted = testInfo.outputPath('planted.html');
  writeFileSync(planted, '<!doctype html><html lang="en"><title>Planted</title><ul><p>No item</p></ul></html>');

  // The checker does not know `@container` (https://drafts.csswg.org/css-conditional-5/#container-rule) and would skip what is in it.
  const copies = documents.map((file) => {
    const copy = testInfo.outputPath('dist', file);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, readFileSync(join('dist', file), 'utf8').replaceAll('@container', '@media'));
    return copy;
  });
  const messages = errorsIn([...copies, planted]);
  const ofPlanted = messages.filter(({ url }) => url.endsWith('/planted.html'));
  expect(ofPlanted.map(({ message }) => message)).toEqual([expect.stringContaining('Element “p” not allowed as child of element “ul”')]);

  const others = messages.filter((message) => !ofPlanted.includes(message));
  const errors = others.filter((message) => !notKnownYet.some((known) => isKnown(message, known)));
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} ${extract}`)).toEqual([]);
  const idle = notKnownYet.filter((known) => !others.some((message) => isKnown(message, known)));
  expect(
    idle.map(({ definedBy }) => definedBy),
    'known to the checker by now',
  ).toEqual([]);
});
