import { describe, expect, it } from 'vitest';
import { boxOfPlaced, overlap, type Placed } from '../../src/drawings/place-labels.ts';
import { namesOf } from '../../src/drawings/network-disc.ts';
import { codesOf, routesOf } from '../../src/drawings/route-disc.ts';
import { hubs, type HubPort } from '../../src/facts/hubs.ts';
import { industries, industrySlugs } from '../../src/facts/industries.ts';
import { languages } from '../../src/i18n/languages.ts';
import { copyOf } from '../../src/render/copy-of.ts';
import { disc } from '../azimuthal.ts';

const withRoutes = industrySlugs.filter((slug) => industries[slug].kind !== 'machinery');

const discs: [name: string, labels: readonly Placed[]][] = [
  ...withRoutes.map((slug): [string, Placed[]] => [slug, codesOf(routesOf(slug))]),
  ...languages.map(({ code }): [string, Placed[]] => {
    const { home } = copyOf(code);
    return [
      `the network (${code})`,
      namesOf(Object.fromEntries(hubs.map(({ port }) => [port, home.hubs[port].name])) as Record<HubPort, string>),
    ];
  }),
];

describe.each(discs)('The labels on the disc of %s', (_, labels) => {
  it('do not overlap', () => {
    const pairs = labels.flatMap((one, index) => labels.slice(index + 1).map((other) => [one, other] as const));
    const crossed = pairs.filter(([one, other]) => overlap(boxOfPlaced(one), boxOfPlaced(other)));
    expect(crossed.map(([one, other]) => `${one.text} and ${other.text}`)).toEqual([]);
  });

  it('stand within the rim', () => {
    const outside = labels.filter((label) => {
      const { left, right, top, bottom } = boxOfPlaced(label);
      return [left, right].some((x) => [top, bottom].some((y) => Math.hypot(x - disc.middle, y - disc.middle) > disc.rim));
    });
    expect(outside.map(({ text }) => text)).toEqual([]);
  });

  it('stand near their ports, or are led to them by a line', () => {
    const far = labels.filter((label) => {
      const { left, right, top, bottom } = boxOfPlaced(label);
      const [x, y] = label.point;
      const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      return away > 60 || (away > 14 && !label.isLed);
    });
    expect(far.map(({ text }) => text)).toEqual([]);
  });
});
