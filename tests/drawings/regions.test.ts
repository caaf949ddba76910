import { geoArea, geoCentroid } from 'd3-geo';
import type { FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import countryCodes from 'i18n-iso-countries';
import { parse } from 'node-html-parser';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { readAtlas, type Borders } from '../../src/drawings/coast.ts';
import { regionsDisc } from '../../src/drawings/regions-disc.ts';
import { regions, type Region } from '../../src/facts/regions.ts';
import { onDisc, type Place, type Point } from '../azimuthal.ts';

/** The disc of regions is seen from here, as far as this. */
const from: Place = [40, 22];
const reach = 146;

const disc = parse(regionsDisc());

/** The outlines of a path of straight runs, in which a dot is a small square. */
function outlinesOf(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((outline) => {
      const [start = '', side] = outline.split('h');
      const corners = start.replace(/z/i, '').split('L');
      const points = corners.map((corner) => corner.trim().split(/[ ,]/).map(Number) as [number, number]);
      if (!side) return points;
      const [[x, y] = [0, 0]] = points;
      const width = Number.parseFloat(side);
      return [
        [x, y],
        [x + width, y],
        [x + width, y + width],
        [x, y + width],
      ];
    });
}

const isWithin = ([x, y]: Point, outlines: Point[][]) =>
  outlines
    .flatMap((outline) => outline.map((corner, index) => [corner, outline[(index + 1) % outline.length]!] as const))
    .filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)).length %
    2 ===
  1;

const landOf = (region: Region) => outlinesOf(disc.querySelector(`path[data-region="${region}"]`)!.getAttribute('d')!);

/** The point, or one at most two units from it: coasts are drawn with fewer corners than they have. */
const isNear = (point: Point, outlines: Point[][]) =>
  [0, 1, 2].some((far) =>
    Array.from({ length: 8 }, (_, turn) => (turn * Math.PI) / 4).some((angle) =>
      isWithin([point[0] + far * Math.cos(angle), point[1] + far * Math.sin(angle)], outlines),
    ),
  );

/** Finer than the disc is drawn from. */
const atlas = readAtlas<Borders>('countries-50m.json');
const { features } = feature(atlas, atlas.objects.countries) as unknown as FeatureCollection<Polygon | MultiPolygon>;

/** The middle of the largest part of a country. */
function middleOf(country: string): Place {
  const { geometry } = features.find(({ id }) => String(id) === countryCodes.alpha2ToNumeric(country))!;
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const [largest] = parts
    .map((coordinates): Polygon => ({ type: 'Polygon', coordinates }))
    .toSorted((one, other) => geoArea(other) - geoArea(one));
  return geoCentroid(largest!);
}

describe('The disc of regions', () => {
  it.each(Object.keys(regions) as Region[])('shows every country and territory of %s in the paper of its region', (region) => {
    const land = landOf(region);
    const missing = regions[region].filter((country) => !isNear(onDisc(middleOf(country), reach, from), land));
    expect(missing).toEqual([]);
  });

  it('leaves out what belongs to a country in another part of the world', () => {
    const europe = landOf('europe');
    expect(isNear(onDisc([2, 47], reach, from), europe), 'France').toBe(true);
    expect(isNear(onDisc([-53, 4], reach, from), europe), 'French Guiana').toBe(false);
  });
});
