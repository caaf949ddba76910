import { land, lanes, points, viewBox } from 'virtual:world-map';
import type { HubPort } from '../facts/hubs';
import { useCopy } from '../i18n/use-copy';
import classes from './world-map.module.css';

/** The hubs and the lanes between them. The list of hubs beside it and the caption say the same in words. */
export function WorldMap({ label }: { label: string }) {
  const t = useCopy('home');
  const name = (port: HubPort) => t(`hubs.${port}.name`);
  return (
    <figure>
      <svg viewBox={viewBox} className={classes.map} role="img" aria-label={label}>
        <g id="lanes-map">
          <path d={land} className={classes.land} />
          {lanes.map(({ key, d }) => (
            <path key={key} d={d} className={classes.lane} />
          ))}
          {points.map(({ port, x, y }) => (
            <circle key={port} data-hub={port} cx={x} cy={y} r={4} className={classes.hub} />
          ))}
        </g>
      </svg>
      <figcaption className={classes.caption}>
        <span>{t('network.lanes')}</span>
        <span className={classes.lanes}>
          {lanes.map(({ key, from, to }) => (
            <span key={key}>{t('network.lane', { from: name(from), to: name(to) })}</span>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
