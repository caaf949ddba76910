import { land, points, regionLands, viewBox } from 'virtual:world-map';
import { regionOrder } from '../facts/regions';
import { useCopy } from '../i18n/use-copy';
import classes from './region-map.module.css';

/** The five regions on the map, each lit by its link beside it: by pointer, touch and keyboard, without script. */
export function RegionMap() {
  const t = useCopy('geography');
  return (
    <div className={classes.regions}>
      <ul className={classes.list}>
        {regionOrder.map((region) => (
          <li key={region} data-region={region}>
            <a href={`#${region}`}>{t(`regions.${region}.title`)}</a>
          </li>
        ))}
      </ul>
      <svg viewBox={viewBox} className={classes.map} aria-hidden>
        <path d={land} className={classes.land} />
        {regionOrder.map((region) => (
          <path key={region} d={regionLands[region]} data-region={region} className={classes.region} />
        ))}
        {points.map(({ port, x, y }) => (
          <circle key={port} cx={x} cy={y} r={3.5} className={classes.hub} />
        ))}
      </svg>
    </div>
  );
}
