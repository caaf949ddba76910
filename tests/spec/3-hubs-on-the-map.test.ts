import { describe, expect, it } from 'vitest';
import { namesOf } from '../../src/drawings/network-disc.ts';
import { along, apart, awayFrom, linesOf, onDisc, type Place, type Point } from '../azimuthal.ts';
import { languageCodes, page, words, type LanguageCode } from '../page.ts';
import { lanes } from '../words/ids.ts';
import { routeIn, wordsIn } from '../words/words-in.ts';
import type { Words } from '../words/words.ts';

/** Longitude and latitude of each hub, in degrees. */
const hubs: Record<string, Place> = {
  HKHKG: [114.17, 22.3],
  CNSZX: [114.1, 22.5],
  CNNGB: [121.6, 29.9],
  SGSIN: [103.8, 1.3],
  AEJEA: [55.0, 25.0],
  NLRTM: [4.1, 51.9],
  CNSHA: [121.5, 31.2],
  INBOM: [72.8, 18.9],
};

/** Distance of the map’s edge from Hong Kong, in degrees. */
const reach = 104;
const at = (hub: string) => onDisc(hubs[hub]!, reach);

async function mapOf(code: LanguageCode) {
  const home = await page(code, '/');
  const shown = home.part('network').querySelector('svg[role="img"]')!;
  return { label: shown.getAttribute('aria-label'), map: home.drawn(shown) };
}

describe.each(languageCodes)('3. Entities and their fields: the 8 hubs on the map of Home (%s)', (code) => {
  const hubNames: Record<string, string[]> = wordsIn[code]['3.hubs.1'];
  const nameOf = (hub: string) => hubNames[hub]![0]!;
  const listedLanes = async () => (await page(code, '/')).part('network').querySelectorAll('figure li').map(words);

  it('[3.hubs.1] every hub is marked at its position', async () => {
    const { map } = await mapOf(code);
    const marks = map.querySelectorAll('circle[data-hub]');
    expect(marks.map((mark) => mark.getAttribute('data-hub')!).toSorted(), 'hubs that are marked').toEqual(Object.keys(hubs).toSorted());
    for (const mark of marks) {
      const hub = mark.getAttribute('data-hub')!;
      const point: Point = [Number(mark.getAttribute('cx')), Number(mark.getAttribute('cy'))];
      expect(apart(point, at(hub)), `${hub} at ${point.join(', ')}: units from where it lies`).toBeLessThan(1);
    }
  });

  it('the map has a name, and names each hub', async () => {
    const { label, map } = await mapOf(code);
    expect(label).toBe(wordsIn[code].language.map);
    const listed = (await page(code, '/')).part('network').querySelectorAll('h3');
    expect(
      map
        .querySelectorAll('text')
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(listed.map(({ text }) => text).toSorted());
  });

  it('[3.hubs.1] each name is placed by its own hub, and drawn where it is placed', async () => {
    const { map } = await mapOf(code);
    const named = Object.entries(wordsIn[code]['3.hubs.1']).map(([hub, [name]]) => [hub, name]);
    const names = Object.fromEntries(named) as Record<keyof Words['3.hubs.1'], string>;
    for (const { text, point, x, y } of namesOf(names)) {
      const [nearest] = Object.keys(names).toSorted((one, other) => apart(point, at(one)) - apart(point, at(other)));
      expect(names[nearest as keyof typeof names], `name at ${nearest}`).toBe(text);
      const drawn = map.querySelectorAll('text').find((each) => each.text === text)!;
      const place: Point = [Number(drawn.getAttribute('x')), Number(drawn.getAttribute('y'))];
      expect(apart(place, [x, y]), `${text} at ${place.join(', ')}: units from where it is placed`).toBeLessThan(1);
    }
  });

  it('every lane runs from one hub to another along a great circle', async () => {
    const course = (await mapOf(code)).map.querySelector('path[stroke-dasharray="9 3"]')!;
    const drawn = linesOf(course.getAttribute('d')!);
    expect(drawn.length).toBeGreaterThanOrEqual(8);
    const hubAt = (point: Point) => Object.keys(hubs).find((hub) => apart(point, at(hub)) < 1) ?? point.join(', ');
    for (const lane of drawn) {
      const [from, to] = [hubAt(lane[0]!), hubAt(lane.at(-1)!)];
      expect(Object.keys(hubs), `ends of the lane from ${from} to ${to}`).toEqual(expect.arrayContaining([from, to]));
      for (const part of [1, 2, 3, 4, 5, 6, 7].map((eighth) => eighth / 8)) {
        const place = onDisc(along(hubs[from]!, hubs[to]!, part), reach);
        const nearest = Math.min(...lane.slice(1).map((point, index) => awayFrom(place, lane[index]!, point)));
        expect(nearest, `the lane from ${from} to ${to}, ${part} of the way: units from the great circle`).toBeLessThan(1);
      }
    }
  });

  it('the lanes are these eleven, in order', async () => {
    const expected = lanes.map((lane) => lane.split(' → ')).map(([from, to]) => routeIn(code, nameOf(from!), nameOf(to!)));
    expect(await listedLanes(), `section 3, Home (${code}): lanes`).toEqual(expected);
  });

  it('every lane is listed below the map by the names of its hubs, in the direction in which it is drawn', async () => {
    // Hong Kong and Shenzhen are less than a unit apart.
    const nearest = (point: Point) => Object.keys(hubs).toSorted((one, other) => apart(point, at(one)) - apart(point, at(other)))[0]!;
    const nameAt = (point: Point) => nameOf(nearest(point));
    const drawn = linesOf((await mapOf(code)).map.querySelector('path[stroke-dasharray="9 3"]')!.getAttribute('d')!);
    expect(await listedLanes(), `section 3, Home (${code}): lanes`).toEqual(
      drawn.map((lane) => routeIn(code, nameAt(lane[0]!), nameAt(lane.at(-1)!))),
    );
  });
});
