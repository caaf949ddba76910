import { company, companyIn } from '../facts/company.ts';
import { figures } from '../facts/figures.ts';
import type { Language } from '../i18n/languages.ts';
import { pathIn } from '../i18n/path-in.ts';
import { copyOf } from './copy-of.ts';

/** The address of the company's card in a language. */
export const vcardAddress = (language: Language) => pathIn(language, '/contact.vcf');

/** The company's card in one language, as a vCard 4.0 (RFC 6350): lines that end in CR LF, none longer than 75 bytes of UTF-8. */
export function vcardFile(language: Language): string {
  const { name, shortName, address } = companyIn(language.code);
  const { contact } = copyOf(language.code) as { contact: { office: { number: string } } };
  const said = `LANGUAGE=${language.tag}`;
  const place = address.replaceAll('\u00a0', ' ');
  return [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `UID:${company.site}/#organization`,
    `SOURCE:${company.site}${vcardAddress(language)}`,
    `FN;${said}:${text(name)}`,
    `ORG;${said}:${text(name)}`,
    `NICKNAME;${said}:${text(shortName)}`,
    `EMAIL;TYPE=work:${text(company.email)}`,
    `URL:${company.site}${pathIn(language, '/')}`,
    // Post box, apartment, street, locality, region, code, country: the whole address stands as one in the facts.
    `ADR;TYPE=work;${said};LABEL="${place.replaceAll('"', "'")}":;;${text(place)};;;;`,
    'TZ:Asia/Hong_Kong',
    `NOTE;${said}:${text(`${contact.office.number}\n${figures.registrationNumber}`)}`,
    `LOGO;MEDIATYPE=image/png:${company.site}/icon-512.png`,
    'END:VCARD',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** A text value (RFC 6350, 3.4): backslash, comma, semicolon and line end are escaped. */
const text = (value: string) => value.replace(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');

/** A line in parts of at most 75 bytes, each further one behind a space, and no character torn (RFC 6350, 3.2). */
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
