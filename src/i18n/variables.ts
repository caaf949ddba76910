import { company, companyIn } from '../facts/company.ts';
import { figures } from '../facts/figures.ts';
import { hubs } from '../facts/hubs.ts';
import { incoterms } from '../facts/incoterms.ts';
import { homeSteps } from '../facts/home.ts';
import { longestLeadTimeDays } from '../facts/industries.ts';
import { legalUpdated } from '../facts/legal.ts';
import { mailTemplateOrder, rfqIncoterms } from '../facts/mail.ts';
import { processSteps, tradeDocuments, documentCategories } from '../facts/overview.ts';
import { ports, type Port } from '../facts/ports.ts';
import { regionOrder } from '../facts/regions.ts';
import { choices, storage } from '../facts/storage.ts';
import type { CopyTree } from './create-i18n.ts';
import { mapTexts } from './map-texts.ts';
import { placeholder } from './placeholder.ts';
import { unbroken, unbrokenAddress } from './unbroken.ts';

/** Counts of the lists of facts, and the end of the scale of lead times. */
const counts = {
  hubCount: hubs.length,
  regionCount: regionOrder.length,
  templateCount: mailTemplateOrder.length,
  homeStepCount: homeSteps.length,
  processStepCount: processSteps.length,
  documentCategoryCount: documentCategories.length,
  tradeDocumentCount: tradeDocuments.length,
  choiceCount: Object.keys(choices).length,
  storageCount: Object.keys(storage).length,
  longestLeadTimeDays,
};

/** The copy that facts need: words for small numbers (`numbers.json`) and the names of ports (`places.json`). */
export interface FactWords {
  numbers: Record<string, string>;
  places: { ports: Record<Port, string> };
}

/** The facts that copy may name as `{{placeholder}}`, as displayed in the language of the code. */
export function variables(code: string): Record<string, string> {
  const { name, shortName, address } = companyIn(code);
  return {
    ...Object.fromEntries(Object.entries({ ...figures, ...counts }).map(([name, value]) => [name, String(value)])),
    ...storage,
    legalYear: String(legalUpdated.year),
    company: name,
    companyShort: shortName,
    address: unbrokenAddress(address),
    email: company.email,
    site: company.site,
    incoterms: incoterms.join('/'),
    rfqIncoterms: rfqIncoterms.join('/'),
  };
}

/** Every name that may stand in a placeholder: the variables, and the ports as `port.HKHKG`. */
export const factNames = (code: string): string[] => [...Object.keys(variables(code)), ...ports.map((port) => `port.${port}`)];

/**
 * Returns a function that returns a fact by name and format (see `placeholder`), or undefined for an unknown name. It throws if a number
 * has no word.
 */
export function factsIn(code: string, { numbers, places }: FactWords) {
  const facts: Record<string, string> = variables(code);
  for (const port of ports) facts[`port.${port}`] = places.ports[port];
  return (name: string, format?: string): string | undefined => {
    const fact = facts[name];
    if (fact === undefined || !format) return fact;
    const word = numbers[fact];
    if (!word) throw new Error(`locales/${code}/numbers.json: no word for ${fact}, which {{${name}, ${format}}} needs`);
    return format === 'Words' ? word.replace(/^./u, (first) => first.toLocaleUpperCase(code)) : word;
  };
}

/** Replaces every fact in a tree of copy, so that visitors receive finished copy and no table of facts. Other placeholders stay for i18next. */
export function resolveFacts<T extends CopyTree[string]>(node: T, factOf: (name: string, format?: string) => string | undefined): T {
  return mapTexts(node, (text) =>
    unbroken(text.replace(placeholder, (whole, name: string, format?: string) => factOf(name, format) ?? whole)),
  );
}
