import { createRequire } from 'node:module';
import type { FeatureCollection, MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';

export interface Borders extends Record<string, GeometryObject> {
  countries: GeometryCollection;
}

/** Reads a file of the package world-atlas (Natural Earth as TopoJSON). */
export const readAtlas = <Objects extends Record<string, GeometryObject>>(file: string) =>
  createRequire(import.meta.url)(`world-atlas/${file}`) as Topology<Objects>;

/** The minimum areas, in square degrees at any latitude: of the triangle at a point of the coast, and of an island. */
const corner = 0.7;
const island = 2;

/** Simplifies a map whose coordinates are degrees for a drawing of a few centimetres (Visvalingam's method). */
export function coarse<Objects extends Record<string, GeometryObject>>(fine: Topology<Objects>) {
  const simple = simplify(presimplify(fine), corner);
  return filter(simple, filterWeight(simple, island)) as Topology<Objects>;
}

/** Land that lies entirely south of this latitude is left out: Antarctica has no port. */
const southernmost = -58;

/** The coasts of the world (1:110m) as GeoJSON, simplified for a drawing of a few centimetres. */
export function coasts() {
  const simple = coarse(readAtlas<{ land: GeometryObject }>('land-110m.json'));
  const { features } = feature(simple, simple.objects.land) as FeatureCollection<MultiPolygon>;
  const coordinates = features
    .flatMap(({ geometry }) => geometry.coordinates)
    .filter(([outer]) => outer!.some(([, north]) => north! > southernmost));
  return { type: 'MultiPolygon', coordinates } satisfies MultiPolygon;
}
