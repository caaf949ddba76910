import { describe, expect, it } from 'vitest';
import { checkCompany, companyFaults, companyFile, samplesInPlace } from '../../tools/check/check-company.ts';
import { readText } from '../read-text.ts';

const sound = {
  names: { en: 'Plover Cove Trading Limited', 'zh-Hant': '船灣貿易有限公司' },
  shortNames: { en: 'Plover Cove' },
  addresses: { en: '5 Long Street, Kowloon, Hong Kong' },
  email: 'trade@plovercove.hk',
  site: 'https://plovercove.hk',
};

const mailbox = "an email address in ASCII, with only letters, digits and . _ + ' - before the @";
const origin = 'an https origin such as https://www.example.com: a host with a dot in its name, and nothing behind it';
const originAs = (form: string) => `${origin}, as browsers write it: "${form}"`;

const refusals: [fault: string, change: object, message: string][] = [
  ['no email', { email: undefined }, `email: expected ${mailbox}, found nothing`],
  ['an email without a host', { email: 'trade@' }, `email: expected ${mailbox}, found "trade@"`],
  ['two emails', { email: 'a@b.hk, c@d.hk' }, `email: expected ${mailbox}, found "a@b.hk, c@d.hk"`],
  ['no site', { site: undefined }, 'site: expected text, found nothing'],
  [
    'a site without https',
    { site: 'http://plovercove.hk' },
    `site: expected ${originAs('https://plovercove.hk')}, found "http://plovercove.hk"`,
  ],
  [
    'a site with a slash',
    { site: 'https://plovercove.hk/' },
    `site: expected ${originAs('https://plovercove.hk')}, found "https://plovercove.hk/"`,
  ],
  [
    'a site with a path',
    { site: 'https://plovercove.hk/en' },
    `site: expected ${originAs('https://plovercove.hk')}, found "https://plovercove.hk/en"`,
  ],
  [
    'a site with a query',
    { site: 'https://plovercove.hk?x' },
    `site: expected ${originAs('https://plovercove.hk')}, found "https://plovercove.hk?x"`,
  ],
  ...(
    [
      ['in upper case', 'https://PloverCove.hk', 'https://plovercove.hk'],
      ['with the usual port', 'https://plovercove.hk:443', 'https://plovercove.hk'],
      ['with a host in Chinese', 'https://船灣.hk', 'https://xn--nnx939a.hk'],
    ] as const
  ).map(([how, site, form]): [string, object, string] => [`a site ${how}`, { site }, `site: expected ${originAs(form)}, found "${site}"`]),
  ['a site of another kind', { site: 'ftp://plovercove.hk' }, `site: expected ${origin}, found "ftp://plovercove.hk"`],
  ...[
    'plover;cove.hk',
    'plover{cove}.hk',
    '$host.hk',
    '*.plovercove.hk',
    '-plover.hk',
    'plover..hk',
    'plover.hk.',
    'localhost',
    '192.0.2.1',
    '[::1]',
  ].map((host): [string, object, string] => [
    `the host ${host}`,
    { site: `https://${host}` },
    `site: expected ${origin}, found "https://${host}"`,
  ]),
  ['a site with another port', { site: 'https://plovercove.hk:8443' }, `site: expected ${origin}, found "https://plovercove.hk:8443"`],
  ['a site that is no address', { site: 'plovercove' }, `site: expected ${origin}, found "plovercove"`],
  ['no names', { names: undefined }, 'names: expected a group of texts by language, found nothing'],
  ['a text for the names', { names: 'Plover Cove' }, 'names: expected a group of texts by language, found "Plover Cove"'],
  ['no English name', { names: { 'zh-Hant': '船灣' } }, 'names.en: expected text, found nothing'],
  ['a blank name', { names: { en: ' ' } }, 'names.en: expected words with no space at either end, found " "'],
  ['an empty short name', { shortNames: { en: '' } }, 'shortNames.en: expected words with no space at either end, found ""'],
  ...['\n', '\r\n', '\u2028', '\t'].map((end): [string, object, string] => [
    `${JSON.stringify(end)} in an address`,
    { addresses: { en: `5 Long Street,${end}Kowloon` } },
    `addresses.en: expected words on one line, with no line break or other control character, found ${JSON.stringify(`5 Long Street,${end}Kowloon`)}`,
  ]),
  ...['\u200b', 'Plover\u202e Cove', 'Plover \ud83d', '\u3164', 'Plover\u115f', 'Plover\u1160', 'Plover\uffa0'].map(
    (name): [string, object, string] => [
      `${JSON.stringify(name)} for a name`,
      { names: { en: name } },
      `names.en: expected words without invisible characters, found ${JSON.stringify(name)}`,
    ],
  ),
  ...(
    [
      ['愛\ue000\uf8ff有限公司', 'U+E000, U+F8FF'],
      ['愛\u{f0000}', 'U+F0000'],
      ['愛\u{10fffd}', 'U+10FFFD'],
      ['Plover\ufffd', 'U+FFFD'],
    ] as const
  ).map(([name, boxes]): [string, object, string] => [
    `${boxes} in a name`,
    { names: { ...sound.names, 'zh-Hant': name } },
    `names.zh-Hant: expected words without private-use or lost characters, which every visitor sees as a box: type ${boxes} anew, found ${JSON.stringify(name)}`,
  ]),
  [
    'an accent that is a character of its own',
    { names: { en: 'E\u0301te\u0301 Limited' } },
    'names.en: expected words in composed form (NFC), to be copied from here: "\u00c9t\u00e9 Limited", found "E\u0301te\u0301 Limited"',
  ],
  ...['{{company}}', '$t(common:name)'].map((name): [string, object, string] => [
    `${name} for a name`,
    { names: { en: name } },
    `names.en: expected words without the placeholders of copy, {{…}} and $t(…), found "${name}"`,
  ]),
  ['a number for an address', { addresses: { en: 5 } }, 'addresses.en: expected text, found 5'],
  [
    'a language that the site lacks',
    { names: { en: 'Plover Cove', fr: 'Plover Cove' } },
    'names.fr: expected a language of the site (en, zh-Hant), found “fr”',
  ],
  ['a key of its own', { phone: '1' }, 'phone: expected no such key, found “phone”'],
];

const check = (text: string) => checkCompany(text, ['en', 'zh-Hant']);

describe('11. The company: the build refuses a company file [11.company.1]', () => {
  it('but accepts one in which nothing is wrong', () => expect(check(JSON.stringify(sound))).toEqual([]));

  it.each(['愛民邨有限公司', '𨋢王有限公司', '\u00c9t\u00e9 Limited', '☕ Plover', '👩‍🍳 Plover'])('but accepts the name %s', (en) =>
    expect(check(JSON.stringify({ ...sound, names: { en } }))).toEqual([]),
  );

  it.each(["o'brien@obrien.hk", 'trade+hk@plovercove.hk'])('but accepts the mailbox %s', (email) =>
    expect(check(JSON.stringify({ ...sound, email }))).toEqual([]),
  );

  it('that is not there', () =>
    expect(companyFaults('tests', ['en', 'zh-Hant'])).toEqual([
      'src/facts/company.json: expected the facts of the company, found no such file',
    ]));

  it.each(refusals)('with %s', (_, change, message) =>
    expect(check(JSON.stringify({ ...sound, ...change }))).toEqual([`src/facts/company.json: ${message}`]),
  );

  it('that is no JSON', () =>
    expect(check('{')).toEqual([
      "src/facts/company.json: expected JSON, found “Expected property name or '}' in JSON at position 1 (line 1 column 2)”",
    ]));

  it('that begins with a byte order mark', () =>
    expect(check(`\ufeff${JSON.stringify(sound)}`)).toEqual([
      'src/facts/company.json: expected JSON in UTF-8, found a byte order mark before it',
    ]));

  it('that is a list', () => expect(check('[]')).toEqual(['src/facts/company.json: expected a group, found []']));

  it('with each fault in its own line', () => expect(check(JSON.stringify({ ...sound, email: '', site: '' }))).toHaveLength(2));
});

describe('11. The company: the samples of a company file [11.company.2]', () => {
  const sample = {
    names: { en: 'Lantern Bay Trading Limited', 'zh-Hant': '燈灣貿易有限公司' },
    shortNames: { en: 'Lantern Bay', 'zh-Hant': '燈灣' },
    addresses: {
      en: 'Suite 1001, Sample Commercial Centre, 1 Sample Street, Kowloon, Hong Kong',
      'zh-Hant': '香港九龍樣本街1號樣本商業中心1001室',
    },
    email: 'enquiries@example.com',
    site: 'https://www.example.com',
  };

  it('are found one by one', () => {
    const keys = ['names.en', 'names.zh-Hant', 'shortNames.en', 'shortNames.zh-Hant', 'addresses.en', 'addresses.zh-Hant', 'email', 'site'];
    expect(samplesInPlace(sample)).toEqual(keys);
  });

  it('are those of the specification, where they are still in the file', () => {
    const company = JSON.parse(readText(companyFile)) as object;
    const valueIn = (of: object, key: string) =>
      key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], of);
    for (const key of samplesInPlace(company)) expect(valueIn(company, key), `${key} of the file`).toBe(valueIn(sample, key));
  });

  it('are found where one is left', () => expect(samplesInPlace({ ...sound, email: sample.email })).toEqual(['email']));

  it('are not found where none is left', () => expect(samplesInPlace(sound)).toEqual([]));
});
