import { channels, lands, star } from '../facts/harbour.ts';
import { hubs, lanes, type HubPort } from '../facts/hubs.ts';
import { portPlaces, type Place } from '../facts/port-places.ts';
import { compassAt } from './compass.ts';
import { escapeXml } from './escape-xml.ts';
import { starAt } from './disc.ts';
import { pointText, round, type Point } from './point.ts';

/** The area of the chart: its top left corner in degrees, its size in SVG units, and how many of them a degree of latitude has. */
const west = 113.914;
const north = 22.462;
const width = 480;
const height = 540;
const perDegree = 1400;

/** A degree of longitude at Hong Kong, relative to a degree of latitude. */
const narrowing = Math.cos((22.3 * Math.PI) / 180);

/** A place (degrees, WGS 84) on the chart, in SVG units from its top left corner: an equirectangular projection, true at 22.3° north. */
const at = ({ longitude, latitude }: Place): Point => [(longitude - west) * perDegree * narrowing, (north - latitude) * perDegree];

/** The positions of the names on the chart. */
export const namePlaces = {
  hongKong: { latitude: 22.262, longitude: 114.187 },
  kowloon: { latitude: 22.325, longitude: 114.177 },
  // On its eastern arm: narrow frames cut off the west.
  lantau: { latitude: 22.296, longitude: 114.004 },
} satisfies Record<string, Place>;

/** The distance from a corner at which its rounding begins, in SVG units. */
const bend = { coast: 9, channel: 16 };

/** The point at the distance `far`, in SVG units, from the first point towards the second, at most half way. */
function towards([x, y]: Point, [toX, toY]: Point, far: number): Point {
  const share = Math.min(0.5, far / Math.hypot(toX - x, toY - y));
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** A corner as a quadratic curve, so that coasts do not look jagged. */
const rounded = (from: Point, corner: Point, to: Point, far: number) =>
  `${pointText(towards(corner, from, far))}Q${pointText(corner)} ${pointText(towards(corner, to, far))}`;

function coast(places: readonly Place[]): string {
  const corners = places.map(at);
  const around = (index: number) => corners[(index + corners.length) % corners.length]!;
  return `M${corners.map((corner, index) => rounded(around(index - 1), corner, around(index + 1), bend.coast)).join('L')}z`;
}

function channel(places: readonly Place[]): string {
  const corners = places.map(at);
  const within = corners.slice(1, -1).map((corner, index) => rounded(corners[index]!, corner, corners[index + 2]!, bend.channel));
  return ['M' + pointText(corners[0]!), ...within, pointText(corners.at(-1)!)].join('L');
}

const hongKong = 'HKHKG';

/** The hubs with a lane to Hong Kong, by the channel that leads to them: Tathong for hubs in the east, East Lamma for the others. */
function hubsBeyond(): Record<keyof typeof channels, HubPort[]> {
  const joined = hubs
    .map(({ port }) => port)
    .filter(
      (port) => port !== hongKong && lanes.some(([from, to]) => (from === port && to === hongKong) || (from === hongKong && to === port)),
    );
  const isEast = (port: HubPort) => portPlaces[port].longitude > portPlaces[hongKong].longitude;
  return { eastLamma: joined.filter((port) => !isEast(port)), tathong: joined.filter(isEast) };
}

interface Names {
  hubs: Record<HubPort, string>;
  shores: Record<Exclude<keyof typeof namePlaces, 'hongKong'>, string>;
}

/** The chart of the harbour as SVG markup: coasts, the channels out of it, and the hubs that they lead to, with `names` of one language. */
export function harbour(names: Names): string {
  const land = Object.values(lands).map(coast).join('');
  const shoreNames = { ...names.shores, hongKong: names.hubs[hongKong] };
  const { eastLamma, tathong } = hubsBeyond();
  const write = (text: string, x: number, y: number, anchor = 'middle') =>
    `<text x="${round(x)}" y="${round(y)}"${anchor === 'middle' ? '' : ` text-anchor="${anchor}"`}>${escapeXml(text)}</text>`;
  const list = (ports: readonly HubPort[], x: number, anchor: string) =>
    ports.map((port, index) => write(names.hubs[port], x, height - 24 - 17 * (ports.length - 1 - index), anchor)).join('');
  return [
    `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMax slice">`,
    // The same outline three times: two widths of shallow water, and the land on them.
    `<defs><path id="coast" d="${land}"/></defs>`,
    ...['line-shallow', 'line-shoal', 'land edge'].map((look) => `<use href="#coast" class="${look}"/>`),
    compassAt([164, 446]),
    `<path class="course" d="${channel(channels.eastLamma)}${channel(channels.tathong)}"/>`,
    starAt(at(star)),
    '<g class="name" font-size="15" text-anchor="middle">',
    ...Object.entries(shoreNames).map(([shore, name]) => {
      const [x, y] = at(namePlaces[shore as keyof typeof namePlaces]);
      return write(name, x, y + 5);
    }),
    list(eastLamma, 318, 'end'),
    list(tathong, 444, 'end'),
    '</g></svg>',
  ].join('');
}
