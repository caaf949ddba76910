import { hubs, lanes, type HubPort } from '../../facts/hubs.ts';
import { mapHeight, mapWidth } from '../../facts/map.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { mapShapes } from '../shared/map-shapes.ts';
import classes from './world-map.module.css';

/** Where each hub is named, from its dot: to the right and down, in units of the map, and which end of the name is there. */
const labels: Record<HubPort, readonly [right: number, down: number, anchor: 'start' | 'end']> = {
  HKHKG: [8, 15, 'start'],
  CNSZX: [8, 1, 'start'],
  CNNGB: [8, 10, 'start'],
  SGSIN: [9, 8, 'start'],
  AEJEA: [-8, 4, 'end'],
  NLRTM: [-8, 4, 'end'],
  CNSHA: [8, 0, 'start'],
  INBOM: [-4, 15, 'end'],
};

/** The hubs and the lanes between them. The list of hubs beside it and the caption say the same in words. */
export function WorldMap({ label }: { label: string }) {
  const t = useCopy('home');
  const shapes = mapShapes();
  const name = (port: HubPort) => t(`hubs.${port}.name`);
  return (
    <figure>
      <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} className={classes.map} role="img" data-map aria-label={label}>
        <g id="lanes-map">
          <path d={shapes.background} className={classes.land} />
          {lanes.map(([from, to], index) => (
            <path key={`${from} ${to}`} d={shapes.lanes?.[index]} className={classes.lane} />
          ))}
          {hubs.map(({ port }, index) => {
            const [cx, cy] = shapes.points?.[index] ?? [];
            return <circle key={port} data-hub={port} cx={cx} cy={cy} r={4} className={classes.hub} />;
          })}
        </g>
        {hubs.map(({ port }, index) => {
          const [x, y] = shapes.points?.[index] ?? [0, 0];
          const [right, down, textAnchor] = labels[port];
          return (
            <text key={port} x={x + right} y={y + down} textAnchor={textAnchor} className={classes.label}>
              {name(port)}
            </text>
          );
        })}
      </svg>
      <figcaption className={classes.caption}>
        <span>{t('network.lanes')}</span>
        <span className={classes.lanes}>
          {lanes.map(([from, to]) => (
            <span key={`${from} ${to}`}>{t('network.lane', { from: name(from), to: name(to) })}</span>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
