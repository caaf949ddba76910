import { hubs, lanes, type HubPort } from '../facts/hubs.ts';
import { portPlaces } from '../facts/port-places.ts';
import { discOf, groundOf, lineOf, ring, side, starAt } from './disc.ts';
import { drawNames, placeNames } from './labelled.ts';

const size = 14;
const disc = discOf(104);

const coursesOfLanes = () => lanes.map(([from, to]) => lineOf(disc.course(portPlaces[from], portPlaces[to])));

/** The hubs' names in one language, by port, as placed on the map. */
export function namesOf(names: Record<HubPort, string>) {
  return placeNames(
    hubs.map(({ port }) => ({ text: names[port], point: disc.at(portPlaces[port]) })),
    coursesOfLanes(),
    size,
  );
}

/** The hubs and their lanes on a map around Hong Kong, as SVG markup; `data-hub` names the hub of each ring. */
export function networkDisc(names: Record<HubPort, string>): string {
  const rings = hubs.map(({ port }) => ring(disc.at(portPlaces[port])).replace('<circle', `<circle data-hub="${port}"`));
  return [
    `<svg viewBox="0 0 ${side} ${side}">`,
    groundOf(disc),
    `<path class="course" d="${coursesOfLanes().join('')}"/>`,
    starAt(disc.at(portPlaces.HKHKG), `<g class="white mark">${rings.join('')}</g>`),
    drawNames(namesOf(names), 'name', size),
    '</svg>',
  ].join('');
}
