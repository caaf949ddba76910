import type { Fault } from './fault.ts';
import { renderKinds } from './documents.ts';
import { contrasts } from './kinds/colours.ts';
import { encoding } from './kinds/encoding.ts';
import { figures } from './kinds/figures.ts';
import { heads } from './kinds/heads.ts';
import { neighbours } from './kinds/neighbours.ts';
import { links, mail, names, sections } from './kinds/pages.ts';
import { parts } from './kinds/parts.ts';
import { planted } from './kinds/planted.ts';
import { slugs } from './kinds/slugs.ts';
import { motion, styles } from './kinds/styles.ts';
import { english, placeholders, words } from './kinds/words.ts';

/** Every fault there is to plant: what the data, the code and the rendered pages give. A kind that finds nothing no longer reads its sources. */
export async function allFaults(): Promise<Fault[]> {
  const pages = await renderKinds();
  const ofSources = [figures, neighbours, parts, words, english, placeholders, planted, slugs, encoding, contrasts, styles, motion];
  const ofPages = [sections, names, links, mail, heads];
  const faultsOf = (name: string, faults: Fault[]) => {
    if (!faults.length) throw new Error(`the kind ${name} plants nothing`);
    return faults;
  };
  const faults = [
    ...ofSources.flatMap((kind) => faultsOf(kind.name, kind())),
    ...ofPages.flatMap((kind) => faultsOf(kind.name, kind(pages))),
  ];
  const ids = new Set<string>();
  for (const { id } of faults) {
    if (ids.has(id)) throw new Error(`two faults are called ${id}`);
    ids.add(id);
  }
  return faults;
}
