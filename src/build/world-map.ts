import { createRequire } from 'node:module';
import { geoInterpolate, geoNaturalEarth1, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import countryCodes from 'i18n-iso-countries';
import { feature, merge } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import { hubs, lanes, type HubPort } from '../facts/hubs.ts';
import { mapHeight as height, mapWidth as width } from '../facts/map.ts';
import { regionOrder, regions, type Region } from '../facts/regions.ts';
import { outlineOf } from './outline.ts';
import { virtualModule } from './virtual-module.ts';

interface Borders extends Record<string, GeometryObject> {
  countries: GeometryCollection;
}

/** Part of a lane, so small that it is straight. */
const step = 0.001;

/** Draws the map when the site is built, from Natural Earth's coastlines (1:110m); no map library reaches a visitor. */
export const worldMap = () => virtualModule('world-map', drawMap);

function drawMap() {
  const coast = readCoarse<{ land: GeometryObject }>('land-110m.json');
  const land = feature(coast, coast.objects.land);
  const borders = readCoarse<Borders>('countries-110m.json');
  // The Pacific lies at the edges; Antarctica and the Arctic ice have no port.
  const projection = geoNaturalEarth1()
    .rotate([-30, 0])
    .scale(186)
    .translate([width / 2, 262])
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
  const draw = geoPath(projection).digits(0);
  const outline = (shape: GeoPermissibleObjects) => outlineOf(`<path d="${draw(shape)}"/>`, { width, height, digits: 0 });
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
  return {
    land: outline(land),
    regionLands: Object.fromEntries(regionOrder.map((region) => [region, outline(landOf(region, borders))])),
    lanes: lanes.map(lane),
    points: hubs.map(({ longitude, latitude }) => projection([longitude, latitude])!.map(Math.round) as [number, number]),
  };
}

/** The land of a region's countries as one shape. Places too small for the map are in the lists beside it. */
function landOf(region: Region, borders: Topology<Borders>) {
  const numbers = new Set(regions[region].map((country) => countryCodes.alpha2ToNumeric(country)));
  const members = borders.objects.countries.geometries.filter(({ id }) => numbers.has(String(id)));
  return merge(borders, members as Parameters<typeof merge>[1]);
}

/** At this size a line needs a third of its points, and an island smaller than a dot none. */
function readCoarse<Objects extends Record<string, GeometryObject>>(file: string): Topology<Objects> {
  const fine = createRequire(import.meta.url)(`world-atlas/${file}`) as Topology<Objects>;
  const simple = simplify(presimplify(fine), 1.2);
  return filter(simple, filterWeight(simple, 6)) as Topology<Objects>;
}
