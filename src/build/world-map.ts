import { createRequire } from 'node:module';
import { geoNaturalEarth1, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryObject, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';
import { hubs, lanes } from '../facts/hubs.ts';

const width = 1000;
const height = 430;
const id = 'virtual:world-map';

/** Draws the map when the site is built, from Natural Earth's coastlines (1:110m); no map library reaches a visitor. */
export function worldMap(): Plugin {
  return {
    name: 'world-map',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export const { viewBox, land, lanes, points } = ${JSON.stringify(drawMap())};` : undefined),
  };
}

export function drawMap() {
  const topology = createRequire(import.meta.url)('world-atlas/land-110m.json') as Topology<{ land: GeometryObject }>;
  // The Pacific lies at the edges; Antarctica and the Arctic ice have no port.
  const projection = geoNaturalEarth1().rotate([-30, 0]).scale(186).translate([width / 2, 262]).clipExtent([[0, 0], [width, height]]);
  const path = geoPath(projection).digits(0);
  const line = (from: (typeof hubs)[number]['port'], to: (typeof hubs)[number]['port']) => {
    const [a, b] = [from, to].map((port) => hubs.find((hub) => hub.port === port)!) as [(typeof hubs)[number], (typeof hubs)[number]];
    return { type: 'LineString', coordinates: [[a.longitude, a.latitude], [b.longitude, b.latitude]] } satisfies GeoPermissibleObjects;
  };
  return {
    viewBox: `0 0 ${width} ${height}`,
    land: withoutSpecks(path(feature(topology, topology.objects.land)) ?? ''),
    lanes: lanes.map(([from, to]) => ({ key: `${from} ${to}`, from, to, d: geoPath(projection).digits(0)(line(from, to)) ?? '' })),
    points: hubs.map(({ port, longitude, latitude }) => {
      const [x, y] = projection([longitude, latitude])!;
      return { port, x: Math.round(x), y: Math.round(y) };
    }),
  };
}

/** Islands of a pixel or two are noise at this size, and weigh as much as a headland. */
function withoutSpecks(d: string): string {
  return d.split(/(?=M)/).filter((ring) => ring.length > 34).join('');
}
