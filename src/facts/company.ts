import company from './company.json';

/**
 * The Companies Registry holds an English and, at the owner's choice, a Chinese name.
 * A language with no entry of its own shows the English one.
 */
type ByLanguage = Record<string, string> & { en: string };

export interface Company {
  names: ByLanguage;
  shortNames: ByLanguage;
  addresses: ByLanguage;
  email: string;
  site: string;
}

export { company };

/** A number of a house stays on one line with its street, and that of a suite with its word. */
const whole = (address: string) => address.replace(/(?<=\d) | (?=\d+,)/g, '\u00a0');

/** What stands of the company in the language of that code. */
export function companyIn(code: string) {
  const said = (texts: ByLanguage) => texts[code] ?? texts.en;
  return { name: said(company.names), shortName: said(company.shortNames), address: whole(said(company.addresses)) };
}
