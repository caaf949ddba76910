import { company, companyIn } from '../facts/company.ts';
import { figures } from '../facts/figures.ts';
import { sourceLanguage, type Language } from '../i18n/languages.ts';
import { pathIn } from '../i18n/path-in.ts';
import { copyOf } from './copy-of.ts';
import { logoUrl, organizationId, urlOf } from './url-of.ts';

/** The URL path of the company's vCard in a language. */
export const vcardAddress = (language: Language) => pathIn(language, '/contact.vcf');

/**
 * The company's vCard 4.0 in one language (RFC 6350): lines end in CR LF and have at most 75 bytes of UTF-8. Each text says which language it
 * is in itself (5.1).
 */
export function vcardFile(language: Language): string {
  const { name, shortName, address } = companyIn(language.code);
  const { contact } = copyOf(language.code);
  // A text that the company does not have in the language is the English one.
  const said = (texts: Record<string, string>) => `LANGUAGE=${texts[language.code] === undefined ? sourceLanguage.tag : language.tag}`;
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `UID:${organizationId}`,
    `SOURCE:${urlOf(language, '/contact.vcf')}`,
    `FN;${said(company.names)}:${text(name)}`,
    `ORG;${said(company.names)}:${text(name)}`,
    `NICKNAME;${said(company.shortNames)}:${text(shortName)}`,
    `EMAIL;TYPE=work:${text(company.email)}`,
    `URL:${urlOf(language, '/')}`,
    // Post box, apartment, street, locality, region, code, country: the whole address goes into the street, as the facts do not divide it.
    `ADR;TYPE=work;${said(company.addresses)};LABEL="${parameter(address)}":;;${text(address)};;;;`,
    'TZ:Asia/Hong_Kong',
    `NOTE;LANGUAGE=${language.tag}:${text(`${contact.office.number}\n${figures.registrationNumber}`)}`,
    `LOGO;MEDIATYPE=image/png:${logoUrl}`,
    'END:VCARD',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** A text value (RFC 6350, 3.4): backslash, comma, semicolon and line end are escaped. */
const text = (value: string) => value.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');

/** A parameter value in quotes, which cannot have these characters as they are (RFC 6868). */
const parameter = (value: string) => value.replaceAll('^', '^^').replaceAll('"', "^'").replaceAll('\n', '^n');

/** Folds a line into parts of at most 75 bytes, without splitting a character; continuation lines begin with a space (RFC 6350, 3.2). */
function folded(line: string): string {
  const parts = [''];
  for (const character of line) {
    const last = parts.at(-1)!;
    const room = parts.length > 1 ? 74 : 75;
    if (Buffer.byteLength(last + character) > room) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts.join('\r\n ');
}
