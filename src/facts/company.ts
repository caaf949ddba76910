import companyFile from './company.json';

/**
 * Texts by language code. A language without an entry uses the English one, as the Companies Registry holds an English name and optionally
 * a Chinese one.
 */
type ByLanguage = Record<string, string> & { en: string };

export interface Company {
  names: ByLanguage;
  shortNames: ByLanguage;
  addresses: ByLanguage;
  email: string;
  site: string;
}

export const company: Company = companyFile;

/** Exported by itself, so that the browser's script contains only this part of the file. */
export { email } from './company.json';

/** The company's name, short name and address for a language code. */
export function companyIn(code: string) {
  const said = (texts: ByLanguage) => texts[code] ?? texts.en;
  return { name: said(company.names), shortName: said(company.shortNames), address: said(company.addresses) };
}
