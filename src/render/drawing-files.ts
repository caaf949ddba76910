import { chop } from '../drawings/chop.ts';
import { harbour } from '../drawings/harbour.ts';
import { networkDisc } from '../drawings/network-disc.ts';
import { painted } from '../drawings/paints.ts';
import { regionsDisc } from '../drawings/regions-disc.ts';
import { routeDisc } from '../drawings/route-disc.ts';
import { company } from '../facts/company.ts';
import { hubs, type HubPort } from '../facts/hubs.ts';
import { industries, industrySlugs } from '../facts/industries.ts';
import type { Language } from '../i18n/languages.ts';
import { copyOf } from './copy-of.ts';
import { hashedFile } from './hashed-file.ts';

const byHand = import.meta.glob<string>('../drawings/**/*.svg', { eager: true, query: '?raw', import: 'default' });

interface NamingCopy {
  home: { hubs: Record<HubPort, { name: string }> };
  places: { shores: { kowloon: string; lantau: string } };
}

/** All drawings with the text of a language, as SVG markup by name: `file`, or `file#part`. */
export function drawingsIn({ code }: Language): Map<string, string> {
  const { home, places } = copyOf(code) as unknown as NamingCopy;
  const names = Object.fromEntries(hubs.map(({ port }) => [port, home.hubs[port].name])) as Record<HubPort, string>;
  const withRoutes = industrySlugs.filter((slug) => industries[slug].kind !== 'machinery');
  return new Map([
    ...Object.entries(byHand).map(([file, svg]): [string, string] => [
      file.slice('../drawings/'.length, -'.svg'.length).replace('/', '#'),
      svg.trim(),
    ]),
    ['chop', chop({ english: company.names.en, chinese: company.names['zh-Hant'] })],
    ['harbour', harbour({ hubs: names, shores: places.shores })],
    ['network', networkDisc(names)],
    ['regions', regionsDisc()],
    ...withRoutes.map((slug): [string, string] => [`routes/${slug}`, routeDisc(slug)]),
  ]);
}

/** An SVG file with one `<symbol>` for each drawing, shown by `<use>`. */
interface DrawingFile {
  /** Its URL with a content hash, so that it may be cached for ever. */
  address: string;
  text: string;
}

const known = new Map<string, Map<string, DrawingFile>>();

export function drawingFiles(language: Language): Map<string, DrawingFile> {
  if (!known.has(language.code)) known.set(language.code, filesIn(language));
  return known.get(language.code)!;
}

function filesIn(language: Language): Map<string, DrawingFile> {
  const symbols = new Map<string, string>();
  for (const [name, svg] of drawingsIn(language)) {
    const { file, part } = placeOf(name);
    const symbol = painted(svg).replace('<svg', `<symbol id="${part}"`).replace('</svg>', '</symbol>');
    symbols.set(file, (symbols.get(file) ?? '') + symbol);
  }
  const files = Array.from(symbols, ([file, drawn]): [string, DrawingFile] => {
    const [path, text] = hashedFile(file.replace('/', '-'), 'svg', `<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>\n`);
    return [file, { address: `/${path}`, text }];
  });
  return new Map(files);
}

function placeOf(name: string) {
  const [file = '', part = 'drawing'] = name.split('#');
  return { file, part };
}

/**
 * The URL of a drawing by name, with the part of the file as fragment.
 *
 * @throws for an unknown name.
 */
export function drawingAddress(name: string, language: Language): string {
  const { file, part } = placeOf(name);
  const found = drawingFiles(language).get(file);
  if (!found?.text.includes(`id="${part}"`)) throw new Error(`src/drawings: there is no drawing “${name}”`);
  return `${found.address}#${part}`;
}
