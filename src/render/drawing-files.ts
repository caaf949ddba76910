import { chop } from '../drawings/chop.ts';
import { harbour } from '../drawings/harbour.ts';
import { networkDisc } from '../drawings/network-disc.ts';
import { painted } from '../drawings/paints.ts';
import { regionsDisc } from '../drawings/regions-disc.ts';
import { routeDisc } from '../drawings/route-disc.ts';
import { company } from '../facts/company.ts';
import { hubs, type HubPort } from '../facts/hubs.ts';
import { industries, industrySlugs, type IndustrySlug } from '../facts/industries.ts';
import type { Language } from '../i18n/languages.ts';
import { copyOf } from './copy-of.ts';
import { hashedFile } from './hashed-file.ts';
import { memoized } from './memoized.ts';

const byHand = import.meta.glob<string>('../drawings/**/*.svg', { eager: true, query: '?raw', import: 'default' });

/** All drawings with the text of a language, as SVG markup by name. */
export const drawingsIn = memoized(({ code }: Language): Map<string, string> => {
  const { home, places } = copyOf(code);
  const names = Object.fromEntries(hubs.map(({ port }) => [port, home.hubs[port].name])) as Record<HubPort, string>;
  const withRoutes = industrySlugs.filter((slug) => industries[slug].kind !== 'machinery');
  return new Map([
    ...Object.entries(byHand).map(([file, svg]): [string, string] => [file.slice('../drawings/'.length, -'.svg'.length), svg.trim()]),
    ['chop', chop({ english: company.names.en, chinese: company.names['zh-Hant'] })],
    ['harbour', harbour({ hubs: names, shores: places.shores })],
    ['network', networkDisc(names)],
    ['regions', regionsDisc()],
    ...withRoutes.map((slug): [string, string] => [`routes/${slug}`, routesDrawn(slug)]),
  ]);
});

function routesDrawn(slug: IndustrySlug): string {
  try {
    return routeDisc(slug);
  } catch (error) {
    throw new Error(`src/facts/industries.ts: ${slug}: ${(error as Error).message}`, { cause: error });
  }
}

/** An SVG file with one `<symbol>` for each drawing of a page, shown by `<use>`. */
export interface DrawingFile {
  /** Its URL with a content hash, so that it may be cached for ever. Pages with the same drawings share a file. */
  address: string;
  text: string;
}

/** The file with the drawings of a page, by their names. */
export function drawingFile(names: Iterable<string>, language: Language): DrawingFile {
  const drawings = drawingsIn(language);
  const symbols = Array.from(names, (name) => symbolOf(name, drawings));
  const [path, text] = hashedFile('drawings', 'svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
  return { address: `/${path}`, text };
}

/** @throws for an unknown name. */
function symbolOf(name: string, drawings: Map<string, string>): string {
  const svg = drawings.get(name);
  if (!svg) throw new Error(`src/drawings/${name}.svg: expected a drawing, found none`);
  return painted(svg, name).replace('<svg', `<symbol id="${name}"`).replace('</svg>', '</symbol>');
}
