import { geoContains, geoDistance } from 'd3-geo';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import countryCodes from 'i18n-iso-countries';
import seaPorts from 'sea-ports/lib/ports.json' with { type: 'json' };
import { feature } from 'topojson-client';
import { expect, it } from 'vitest';
import { readAtlas, type Borders } from '../../src/drawings/coast.ts';
import { portPlaces } from '../../src/facts/port-places.ts';
import type { Port } from '../../src/facts/ports.ts';

/** Natural Earth, 1:50m. */
const world = readAtlas<Borders>('countries-50m.json');
const { features } = feature(world, world.objects.countries) as unknown as FeatureCollection<Polygon | MultiPolygon>;

const kilometres = 6371;

function countryOf(port: Port): Feature<Polygon | MultiPolygon> {
  const number = countryCodes.alpha2ToNumeric(port.slice(0, 2));
  const found = features.find(({ id }) => String(id) === number);
  if (!found) throw new Error(`${port}: no country ${number}`);
  return found;
}

/** How far a place is from the nearest corner of a country's border, in km. */
function awayFromBorder({ geometry }: Feature<Polygon | MultiPolygon>, place: [number, number]): number {
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  return Math.min(...rings.flat().map((corner) => geoDistance(corner as [number, number], place) * kilometres));
}

/** Where other charts have each port: as sea-ports knows it, and Frankfurt’s airport by its reference point. */
function positionOf(port: Port): [number, number] {
  const elsewhere = port === 'DEFRA' ? [8.57, 50.03] : (seaPorts as Record<string, { coordinates?: number[] }>)[port]?.coordinates;
  if (!elsewhere) throw new Error(`${port}: sea-ports has no position`);
  return elsewhere as [number, number];
}

const ports = Object.keys(portPlaces) as Port[];

it.each(ports)('%s lies within 40 km of its place in other sources: an error of one degree would be farther', (port) => {
  const { longitude, latitude } = portPlaces[port];
  expect(geoDistance([longitude, latitude], positionOf(port)) * kilometres).toBeLessThan(40);
});

it.each(ports)('%s lies in its country, or within 50 km of its coast', (port) => {
  const { longitude, latitude } = portPlaces[port];
  const country = countryOf(port);
  const place: [number, number] = [longitude, latitude];
  expect(geoContains(country, place) || awayFromBorder(country, place) < 50).toBe(true);
});
