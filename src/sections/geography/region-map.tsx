import { hubs } from '../../facts/hubs.ts';
import { mapHeight, mapWidth } from '../../facts/map.ts';
import { regionOrder } from '../../facts/regions.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { mapShapes } from '../shared/map-shapes.ts';
import classes from './region-map.module.css';

/** The five regions on the map, each lit by its link beside it: by pointer, touch and keyboard, without script. */
export function RegionMap() {
  const t = useCopy('geography');
  const shapes = mapShapes();
  return (
    <div className={classes.regions}>
      <ul className={classes.list}>
        {regionOrder.map((region) => (
          <li key={region} data-region={region}>
            <a href={`#${region}`}>{t(`regions.${region}.title`)}</a>
          </li>
        ))}
      </ul>
      <div aria-hidden>
        <svg viewBox={`0 0 ${mapWidth} ${mapHeight}`} className={classes.map} data-map>
          <path d={shapes.land} className={classes.land} />
          {regionOrder.map((region) => (
            <path key={region} d={shapes.regionLands?.[region]} data-region={region} className={classes.region} />
          ))}
          {hubs.map(({ port }, index) => {
            const [cx, cy] = shapes.points?.[index] ?? [];
            return <circle key={port} cx={cx} cy={cy} r={3.5} className={classes.hub} />;
          })}
        </svg>
        <p className={classes.key}>{t('hubsKey')}</p>
      </div>
    </div>
  );
}
