import { createRequire } from 'node:module';
import { geoArea, geoCentroid, geoDistance, geoInterpolate, geoNaturalEarth1, geoPath } from 'd3-geo';
import countryCodes from 'i18n-iso-countries';
import { feature, merge } from 'topojson-client';
import type { GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import { hubs, lanes, type HubPort } from '../../src/facts/hubs.ts';
import { mapHeight as height, mapWidth as width } from '../../src/facts/map.ts';
import { regionOrder, regions, type Region } from '../../src/facts/regions.ts';
import { outlineOf } from './outline.ts';
import { virtualModule } from '../vite/virtual-module.ts';

interface Borders extends Record<string, GeometryObject> {
  countries: GeometryCollection;
}

/** Part of a lane, so small that it is straight. */
const step = 0.001;

/** Draws the map when the site is built, from Natural Earth's coastlines (1:110m); no map library reaches a visitor. */
export const worldMap = () => virtualModule('world-map', drawMap);

function drawMap() {
  const coast = (grain: Grain) => {
    const simple = coarse(read<{ land: GeometryObject }>('land-110m.json'), grain);
    return outline(draw(feature(simple, simple.objects.land)));
  };
  const borders = coarse(read<Borders>('countries-110m.json'), ofRegions);
  // The edges meet in the Bering Strait, and the map ends with Cape Horn: Antarctica has no port.
  const projection = geoNaturalEarth1()
    .rotate([-11, 0])
    .scale(177)
    .translate([width / 2, 250])
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
  const draw = geoPath(projection).digits(0);
  const outline = (...courses: (string | null)[]) =>
    outlineOf(courses.map((course) => `<path d="${course}"/>`).join(''), { width, height, digits: 0 });
  const placeOf = (port: HubPort): [number, number] => {
    const { longitude, latitude } = hubs.find((hub) => hub.port === port)!;
    return [longitude, latitude];
  };
  /** A great circle as two cubic curves that have its places and its directions at both ends and in the middle. */
  const lane = ([from, to]: readonly [HubPort, HubPort]) => {
    const along = geoInterpolate(placeOf(from), placeOf(to));
    const at = (part: number) => projection(along(part))!;
    // A curve of half the way leaves its end for a third of that, in the direction that a step shows.
    const beyond = (part: number, sign: 1 | -1) => {
      const [here, before, after] = [at(part), at(part - step), at(part + step)];
      return here.map((place, axis) => place + (sign * (after[axis]! - before[axis]!)) / (2 * step) / 6);
    };
    const say = (...places: number[][]) => places.map((place) => place.map(Math.round).join(',')).join(' ');
    return `M${say(at(0))}C${say(beyond(0, 1), beyond(0.5, -1), at(0.5))}S${say(beyond(1, -1), at(1))}`;
  };
  const small = read<Borders>('countries-50m.json');
  /** The countries of a region as one shape, and a dot for each that is too small to be seen. */
  const landOf = (region: Region) => {
    const members = membersOf(region, borders).map((member) => withoutFarParts(member, borders));
    const seen = new Set(members.filter((member) => draw.area(feature(borders, member)) > dot ** 2).map(({ id }) => id));
    const dots = membersOf(region, small).filter(({ id }) => !seen.has(id));
    return outline(draw(merge(borders, members)), ...dots.map((member) => dotAt(projection(geoCentroid(feature(small, member)))!)));
  };
  return {
    land: coast(ofRegions),
    background: coast(ofBackground),
    regionLands: Object.fromEntries(regionOrder.map((region) => [region, landOf(region)])),
    lanes: lanes.map(lane),
    points: hubs.map(({ longitude, latitude }) => projection([longitude, latitude])!.map(Math.round) as [number, number]),
  };
}

type Land = Polygon | MultiPolygon;

function membersOf(region: Region, borders: Topology<Borders>) {
  const numbers = new Set(regions[region].map((country) => countryCodes.alpha2ToNumeric(country)));
  return borders.objects.countries.geometries.filter(({ id }) => numbers.has(String(id))) as Land[];
}

/** So far from the largest part of a country, in radians, lies what belongs to it in another part of the world: French Guiana. */
const far = 1;

function withoutFarParts(country: Land, borders: Topology<Borders>): Land {
  if (country.type === 'Polygon') return country;
  const parts = country.arcs.map((arcs) => ({ arcs, shape: feature(borders, { type: 'Polygon', arcs } satisfies Polygon) }));
  const [largest] = parts.toSorted((one, other) => geoArea(other.shape) - geoArea(one.shape));
  const near = parts.filter(({ shape }) => geoDistance(geoCentroid(shape), geoCentroid(largest!.shape)) < far);
  return { ...country, arcs: near.map(({ arcs }) => arcs) };
}

/** The side of a dot, in units of the map. */
const dot = 4;
const dotAt = ([x, y]: [number, number]) => `M${x - dot / 2},${y - dot / 2}h${dot}v${dot}h${-dot}z`;

const read = <Objects extends Record<string, GeometryObject>>(file: string) =>
  createRequire(import.meta.url)(`world-atlas/${file}`) as Topology<Objects>;

interface Grain {
  /** The least area, in square degrees, that a corner of a coast stands for. */
  corner: number;
  /** The least area, in square degrees, of an island. */
  island: number;
}

/** For the map on which each country of a region has its colour. */
const ofRegions: Grain = { corner: 1, island: 1.2 };

/** For the map behind the lanes on Home, which need no more than the continents. */
const ofBackground: Grain = { corner: 8, island: 12 };

function coarse<Objects extends Record<string, GeometryObject>>(fine: Topology<Objects>, { corner, island }: Grain) {
  const simple = simplify(presimplify(fine), corner);
  return filter(simple, filterWeight(simple, island)) as Topology<Objects>;
}
