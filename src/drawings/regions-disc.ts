import { geoArea, geoCentroid, geoDistance, geoPath } from 'd3-geo';
import countryCodes from 'i18n-iso-countries';
import { feature, merge } from 'topojson-client';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { portPlaces, type Place } from '../facts/port-places.ts';
import { regionOrder, regionPapers, regions, type Region } from '../facts/regions.ts';
import { coarse, readAtlas, type Borders } from './coast.ts';
import { discOf, groundOf, side, starAt } from './disc.ts';
import { round, type Point } from './point.ts';
import { hatch } from './hatch.ts';

type Land = Polygon | MultiPolygon;

/**
 * Not around Hong Kong: its antipode is in the Andes, so Latin America would be stretched along the rim. Around this centre each region is
 * complete.
 */
const disc = discOf(146, { longitude: 40, latitude: 22 });

/** The position of each region's number, in degrees. */
const numberPlaces: Record<Region, Place> = {
  asiaPacific: { longitude: 103, latitude: 33 },
  europe: { longitude: -13, latitude: 45 },
  northAmerica: { longitude: -105, latitude: 55 },
  middleEastAfrica: { longitude: 22, latitude: 12 },
  latinAmerica: { longitude: -58, latitude: -10 },
};

/** Parts of a country further than this from its largest part, in radians, are left out, such as French Guiana. */
const far = 1;

/** The side of the square for a country too small to be seen, in SVG units. */
const dot = 3;
const dotAt = ([x, y]: Point) => `M${round(x - dot / 2)} ${round(y - dot / 2)}h${dot}v${dot}h-${dot}z`;

function refuseUnknown(borders: Topology<Borders>) {
  const known = new Set(borders.objects.countries.geometries.map(({ id }) => id));
  const unknown = Object.values(regions).flatMap((countries) =>
    countries.filter((country) => !known.has(countryCodes.alpha2ToNumeric(country) ?? '')),
  );
  if (unknown.length) throw new Error(`src/facts/regions.ts: expected countries of world-atlas, found ${unknown.join(', ')}`);
}

function membersOf(region: Region, borders: Topology<Borders>): Land[] {
  const numbers = new Set(regions[region].map((country) => countryCodes.alpha2ToNumeric(country)));
  return borders.objects.countries.geometries.filter(({ id }) => numbers.has(String(id))) as Land[];
}

function withoutFarParts(country: Land, borders: Topology<Borders>): Land {
  if (country.type === 'Polygon') return country;
  const parts = country.arcs.map((arcs) => ({ arcs, shape: feature(borders, { type: 'Polygon', arcs } satisfies Polygon) }));
  const [largest] = parts.toSorted((one, other) => geoArea(other.shape) - geoArea(one.shape));
  const near = parts.filter(({ shape }) => geoDistance(geoCentroid(shape), geoCentroid(largest!.shape)) < far);
  return { ...country, arcs: near.map(({ arcs }) => arcs) };
}

/** A world map of the five regions, each in its colour and with its number, as SVG markup. */
export function regionsDisc(): string {
  const draw = geoPath(disc.projection).digits(0);
  const borders = coarse(readAtlas<Borders>('countries-110m.json'));
  const small = readAtlas<Borders>('countries-50m.json');
  refuseUnknown(small);
  const placeOf = ([longitude, latitude]: [number, number]) => disc.at({ longitude, latitude });
  const landOf = (region: Region) => {
    const members = membersOf(region, borders).map((member) => withoutFarParts(member, borders));
    const seen = new Set(members.filter((member) => draw.area(feature(borders, member)) > dot ** 2).map(({ id }) => id));
    const dots = membersOf(region, small).filter(({ id }) => !seen.has(id));
    return {
      large: draw(merge(borders, members)) ?? '',
      tiny: dots.map((member) => dotAt(placeOf(geoCentroid(feature(small, member))))).join(''),
    };
  };
  const lands = regionOrder.map((region) => ({ region, ...landOf(region) }));
  return [
    `<svg viewBox="0 0 ${side} ${side}">`,
    groundOf(disc, { hasBearings: false }).replace('sea line', 'ocean line').replace('land edge', 'abroad'),
    '<g class="edge">',
    ...lands.map(({ region, large, tiny }) => `<path class="${regionPapers[region]}" data-region="${region}" d="${large}${tiny}"/>`),
    '</g>',
    // White regions are hatched, because white is also the page's colour and, in dark mode, close to that of the sea.
    ...lands.filter(({ region }) => regionPapers[region] === 'white').map(({ large }) => `<path class="fine" d="${hatch(large, 6)}"/>`),
    starAt(disc.at(portPlaces.HKHKG)),
    '<g class="code" font-size="22" text-anchor="middle">',
    ...regionOrder.map((region, index) => {
      const [x, y] = disc.at(numberPlaces[region]);
      return `<text x="${round(x)}" y="${round(y + 8)}">${index + 1}</text>`;
    }),
    '</g></svg>',
  ].join('');
}
