import { land, lanes, points, viewBox } from 'virtual:world-map';
import classes from './world-map.module.css';

/** The hubs and the lanes between them; the list beside it says the same in words. */
export function WorldMap({ label }: { label: string }) {
  return (
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
  );
}
