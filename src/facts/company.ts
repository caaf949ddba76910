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

export function inLanguage(texts: ByLanguage, language: string): string {
  return texts[language] ?? texts.en;
}
