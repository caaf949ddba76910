import type { Fault } from '../fault.ts';

/** Ways to write a mail link or a date wrong: in which file, what, and what in its place. */
const wrong: readonly [what: string, file: string, from: string | RegExp, to: string][] = [
  [
    'a plus sign for a space in the body',
    'src/mail/mailto.ts',
    '${encodeURIComponent(lines)}',
    "${encodeURIComponent(lines).replace(/%20/g, '+')}",
  ],
  [
    'a plus sign for a space in the subject',
    'src/mail/mailto.ts',
    '${encodeURIComponent(subject)}',
    "${encodeURIComponent(subject).replace(/%20/g, '+')}",
  ],
  ['a bare line feed', 'src/mail/mailto.ts', "'\\r\\n')", "'\\n')"],
  ['a bare carriage return', 'src/mail/mailto.ts', "'\\r\\n')", "'\\r')"],
  ['line ends left as they are', 'src/mail/mailto.ts', /body\.replace\(.*\)/, 'body'],
  ['a body that is not encoded', 'src/mail/mailto.ts', 'encodeURIComponent(lines)', 'lines'],
  ['a subject that is not encoded', 'src/mail/mailto.ts', 'encodeURIComponent(subject)', 'subject'],
  ['an address that is not encoded', 'src/mail/mailto.ts', 'encodeURIComponent(local)', 'local'],
  ['no subject', 'src/mail/mailto.ts', 'subject=${encodeURIComponent(subject)}&', ''],
  ['no body', 'src/mail/mailto.ts', '&body=${encodeURIComponent(lines)}', ''],
  ['a copy to somebody', 'src/mail/mailto.ts', '?subject', '?cc=sales@example.com&subject'],
  ['a subject of two lines let through', 'src/mail/mailto.ts', /if \(\/\[.*\n/, '\n'],
  ['paragraphs without an empty line between', 'src/mail/letters.ts', "'\\n\\n'", "'\\n'"],
  ['no greeting', 'src/mail/letters.ts', "t('greeting'), ", ''],
  ['no checklist', 'src/mail/letters.ts', 'checklistText(t), ', ''],
  ['no closing', 'src/mail/letters.ts', ", t('closing'))", ')'],
];

export function encoding(): Fault[] {
  return wrong.map(([what, file, from, to]) => ({
    id: `encoding:${what}`,
    kind: 'letters and their links',
    file,
    what,
    change: (text) => text.replace(from, () => to),
    near: ['mailto', 'readMailto'],
  }));
}
