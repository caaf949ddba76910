import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { networkDisc } from '../../src/drawings/network-disc.ts';
import { routeDisc } from '../../src/drawings/route-disc.ts';
import { hubs, type HubPort } from '../../src/facts/hubs.ts';
import { industries, industrySlugs } from '../../src/facts/industries.ts';

const withPorts = industrySlugs.filter((slug) => industries[slug].kind !== 'machinery');

const discs: [name: string, svg: string][] = [
  ...withPorts.map((slug): [string, string] => [slug, routeDisc(slug)]),
  ['the network', networkDisc(Object.fromEntries(hubs.map(({ port }) => [port, port])) as Record<HubPort, string>)],
];

it.each(discs)('On the disc of %s, the flare of Hong Kong hides no port, and no port hides its star', (_, svg) => {
  const drawn = parse(svg)
    .querySelectorAll('svg > *')
    .map((element) => element.getAttribute('class')!);
  const marks = ['spot', 'white mark', 'dark'];
  expect(drawn.filter((name) => marks.includes(name))).toEqual(marks);
});
