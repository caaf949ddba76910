import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Company } from '../../src/facts/company.ts';
import { fault, parseJson, schemaFaults } from './fault.ts';

export const companyFile = 'src/facts/company.json';

/** What no font of a visitor draws: characters for private use, as old HKSCS files have for 𨋢, and the sign of one that was lost. */
const boxed = /[\p{Co}\ufffd]/gu;

/** The words that ask for others in their place; by number, as they cannot be seen in a message either. */
const boxedExpected = (value: string) => {
  const numbers = Array.from(value.matchAll(boxed), ([character]) => `U+${character.codePointAt(0)!.toString(16).toUpperCase()}`);
  return `words without private-use or lost characters, which every visitor sees as a box: type ${numbers.join(', ')} anew`;
};

const words = z
  .string('text')
  .refine((value) => value !== '' && value === value.trim(), { error: 'words with no space at either end', abort: true })
  // A line break would end a line of contact.vcf in the middle.
  .refine((value) => !/[\p{Cc}\u2028\u2029]/u.test(value), 'words on one line, with no line break or other control character')
  // Emoji are joined by U+200D. A name of invisible characters (the last four are letters to Unicode) would look empty, and some of them
  // reverse the direction of all text that follows.
  .refine((value) => !/(?!\u200d)[\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0]/u.test(value), 'words without invisible characters')
  .refine((value) => value.search(boxed) < 0, { error: ({ input }) => boxedExpected(String(input)) })
  // File names of macOS have each accent as a character of its own, which the seal would set apart from its letter.
  .refine((value) => value === value.normalize(), {
    error: ({ input }) => `words in composed form (NFC), to be copied from here: ${JSON.stringify(String(input).normalize())}`,
  })
  .refine((value) => !/\{\{|\$t\(/.test(value), 'words without the placeholders of copy, {{…}} and $t(…)');

/** A host with a dot, as it may stand in the configuration of a server (RFC 1123, 2.1). */
const host = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/;

/**
 * The https origin of an http or https address, as browsers write it: in lower case, in ASCII. Undefined for any other address, or one with
 * a port.
 */
function originOf(address: string): string | undefined {
  const { protocol, hostname = '', port, origin } = URL.parse(address.replace(/^http:/i, 'https:')) ?? {};
  return protocol === 'https:' && !port && host.test(hostname) ? origin : undefined;
}

/** What a wrong site should be: the form of an origin and, if it is known, the origin itself. */
function siteExpected(value: string): string {
  const origin = originOf(value);
  const form = 'an https origin such as https://www.example.com: a host with a dot in its name, and nothing behind it';
  return origin ? `${form}, as browsers write it: ${JSON.stringify(origin)}` : form;
}

const companySchema = ([source, ...others]: readonly string[]) => {
  const byLanguage = z.strictObject(
    { [source!]: words, ...Object.fromEntries(others.map((code) => [code, words.optional()])) },
    'a group of texts by language',
  );
  return z.strictObject(
    {
      names: byLanguage,
      shortNames: byLanguage,
      addresses: byLanguage,
      email: z.email("an email address in ASCII, with only letters, digits and . _ + ' - before the @"),
      site: z.string('text').refine((value) => originOf(value) === value, { error: ({ input }) => siteExpected(String(input)) }),
    },
    'a group',
  );
};

/**
 * The company file of the project at `root`, once `companyFaults` found none. Read, not imported: a broken one would fail while the build is
 * configured.
 */
export const readCompany = (root: string) => JSON.parse(readFileSync(join(root, companyFile), 'utf8')) as Company;

/** The faults in the company file of the project at `root`, one message each. */
export function companyFaults(root: string, codes: readonly string[]): string[] {
  const path = join(root, companyFile);
  if (!existsSync(path)) return [fault(companyFile, '', 'the facts of the company', 'no such file')];
  return checkCompany(readFileSync(path, 'utf8'), codes);
}

/**
 * The faults in the JSON text of the company file, one message each. `codes` are the languages of the site; only the first is required,
 * because the others fall back on it.
 */
export function checkCompany(text: string, codes: readonly string[]): string[] {
  const { value: company, faults } = parseJson(companyFile, text);
  if (faults.length) return faults;
  const language = `a language of the site (${codes.join(', ')})`;
  return schemaFaults(companyFile, company, companySchema(codes), (group) => (group.length ? language : 'no such key'));
}

const sample = /(?<![-\w])example\.(?:com|net|org)\b|\bSample\b|Lantern Bay|樣本|燈灣/;

/** The keys of a company file whose values are still samples, such as `names.en`. */
export function samplesInPlace(company: object): string[] {
  return Object.entries(company).flatMap(([key, value]) => {
    if (typeof value === 'string') return sample.test(value) ? [key] : [];
    return samplesInPlace(value as object).map((part) => `${key}.${part}`);
  });
}

/** One line with the samples that are left in the company file of the project at `root`, or an empty text. */
export function samplesLine(root: string): string {
  const keys = samplesInPlace(readCompany(root));
  return keys.length ? `samples still stand in ${companyFile}: ${keys.join(', ')}` : '';
}
