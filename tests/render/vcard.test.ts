import { describe, expect, it, onTestFinished } from 'vitest';
import { company as facts } from '../../src/facts/company.ts';
import { languages } from '../../src/i18n/languages.ts';
import { vcardAddress, vcardFile } from '../../src/render/vcard.ts';
import { company, page, prefixes, type LanguageCode } from '../page.ts';
import { wordsIn } from '../words/words-in.ts';

/** Parses a vCard (RFC 6350), without code of the site: each property with its parameters and its value. */
function readVcard(text: string) {
  const lines = text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
  return lines.map((line) => {
    const [, name = '', parameters = '', value = ''] = /^([A-Z]+)((?:;[A-Z]+=(?:"[^"]*"|[^":;]*))*):(.*)$/s.exec(line) ?? [];
    return { name, parameters, value, line };
  });
}

/** What a parameter in quotes stands for (RFC 6868). */
const unquoted = (value: string) => value.replace(/\^([n'^])/g, (_, mark: string) => ({ n: '\n', "'": '"' })[mark] ?? '^');

const unescaped = (value: string) => value.replace(/\\([\\,;n])/g, (_, character: string) => (character === 'n' ? '\n' : character));

/** The language that each property says of its text. */
const spokenIn = (properties: ReturnType<typeof readVcard>) =>
  properties.flatMap(({ name, parameters }) => {
    const tag = /;LANGUAGE=([^;]*)/.exec(parameters)?.[1];
    return tag ? [[name, tag]] : [];
  });

describe.each(languages.map((language) => [language.code as LanguageCode, language] as const))(
  'The company’s card (%s)',
  (code, language) => {
    const card = vcardFile(language);
    const properties = readVcard(card);
    const propertyOf = (name: string) => properties.find((property) => property.name === name)!;
    const valueOf = (name: string) => unescaped(propertyOf(name).value);

    it('is a vCard 4.0 of an organization', () => {
      expect(properties.filter(({ name }) => !name).map(({ line }) => line)).toEqual([]);
      expect(properties.map(({ name }) => name).slice(0, 3)).toEqual(['BEGIN', 'VERSION', 'KIND']);
      expect([valueOf('BEGIN'), valueOf('VERSION'), valueOf('KIND'), valueOf('END')]).toEqual(['VCARD', '4.0', 'org', 'VCARD']);
      expect(properties.at(-1)!.name).toBe('END');
    });

    it('has no line of more than 75 bytes, and none that splits a character', () => {
      for (const line of card.split('\r\n')) expect(Buffer.byteLength(line), `in “${line}”`).toBeLessThanOrEqual(75);
      expect(card.split('\r\n').filter((line) => line.startsWith(' ')).length, 'folded lines').toBeGreaterThan(0);
      expect(card.replaceAll('\r\n', '')).not.toMatch(/[\n\ufffd]/);
    });

    it('has the name and the address of the company', () => {
      expect([valueOf('FN'), valueOf('ORG')]).toEqual([company.names[code], company.names[code]]);
      expect(valueOf('NICKNAME')).toBe(company.shortNames[code]);
      expect(valueOf('EMAIL')).toBe(company.email);
      for (const name of ['EMAIL', 'ADR']) expect(propertyOf(name).parameters).toContain(';TYPE=work');
      expect(valueOf('UID'), 'as in the structured data').toBe(`${company.site}/#organization`);
      expect(valueOf('URL')).toBe(company.site + (language.base || '/'));
      expect(valueOf('NOTE')).toContain('78731906');
      const address = propertyOf('ADR');
      expect(address.value.split(/(?<!\\);/).map(unescaped)).toEqual(['', '', company.addresses[code], '', '', '', '']);
      expect(unquoted(/;LABEL="([^"]*)"/.exec(address.parameters)![1]!)).toBe(company.addresses[code]);
    });

    it('has its own address, the time zone of Hong Kong and the logo, and says the language of each text', () => {
      expect(valueOf('SOURCE')).toBe(`${company.site}${prefixes[code]}/contact.vcf`);
      expect(valueOf('TZ')).toBe('Asia/Hong_Kong');
      expect(valueOf('LOGO')).toBe(`${company.site}/icon-512.png`);
      const tagOf = (texts: Record<string, string>) => wordsIn[texts[code] === undefined ? 'en' : code].language.tag;
      expect(spokenIn(properties)).toEqual([
        ['FN', tagOf(facts.names)],
        ['ORG', tagOf(facts.names)],
        ['NICKNAME', tagOf(facts.shortNames)],
        ['ADR', tagOf(facts.addresses)],
        ['NOTE', wordsIn[code].language.tag],
      ]);
    });

    it('can be downloaded on Contact', async () => {
      const contact = await page(code, '/contact');
      const [link, ...more] = contact.main.querySelectorAll('a[download]');
      expect(more).toEqual([]);
      expect(new URL(link!.getAttribute('href')!, company.site + contact.address).pathname).toBe(vcardAddress(language));
      expect(link!.textContent).toContain('vCard');
    });
  },
);

describe('The card of another company', () => {
  const chinese = languages[1];
  /** The card in Chinese, with these texts in the company file. */
  function cardOf(texts: Pick<typeof facts, 'names' | 'shortNames' | 'addresses'>) {
    const { names, shortNames, addresses } = facts;
    onTestFinished(() => void Object.assign(facts, { names, shortNames, addresses }));
    Object.assign(facts, texts);
    return readVcard(vcardFile(chinese));
  }

  it('says that a text is English where the company has none in the language', () => {
    const card = cardOf({
      names: { en: 'Harbour Ltd' },
      shortNames: { en: 'Harbour', [chinese.code]: '海港' },
      addresses: { en: '1 Street' },
    });
    expect(spokenIn(card)).toEqual([
      ['FN', 'en'],
      ['ORG', 'en'],
      ['NICKNAME', 'zh-Hant-HK'],
      ['ADR', 'en'],
      ['NOTE', 'zh-Hant-HK'],
    ]);
  });

  it('keeps quotes, carets and line ends in the label of the address, as RFC 6868 writes them', () => {
    const { parameters } = cardOf({ ...facts, addresses: { en: '"The ^Pier"\nKowloon ^n' } }).find(({ name }) => name === 'ADR')!;
    expect(parameters).toContain(`;LABEL="^'The ^^Pier^'^nKowloon ^^n"`);
  });
});
