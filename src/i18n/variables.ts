import { company, companyIn } from '../facts/company';
import { figures } from '../facts/figures';
import { legalUpdated } from '../facts/legal';
import { storage } from '../facts/storage';
import type { CopyTree } from './create-i18n';
import { unbroken } from './unbroken';

/** The facts that copy may name as `{{placeholder}}`, as displayed in the language of that code. */
export function variables(code: string): Record<string, string> {
  const { name, shortName, address } = companyIn(code);
  return {
    ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)])),
    ...storage,
    legalYear: String(legalUpdated.year),
    company: name,
    companyShort: shortName,
    address,
    email: company.email,
    site: company.site,
  };
}

/**
 * The tree with every fact in its place. Placeholders that are no fact stay for i18next, so that what is sent
 * to a visitor is finished copy and no table of facts.
 */
export function resolveFacts<T extends CopyTree[string]>(node: T, facts: Record<string, string>): T {
  if (typeof node === 'string') return unbroken(node.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole)) as T;
  if (Array.isArray(node)) return node.map((item) => resolveFacts(item, facts)) as T;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolveFacts(value, facts)])) as T;
}
