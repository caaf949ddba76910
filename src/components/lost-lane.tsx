import classes from './lost-lane.module.css';

/** A lane that leaves its port and arrives at none. */
export function LostLane() {
  return (
    <svg viewBox="0 0 320 160" className={classes.lane} fill="none" aria-hidden>
      <path d="M24 132C70 40 170 8 236 44" className={classes.sailed} />
      <path d="M236 44c30 16 46 44 56 76" className={classes.missing} />
      <circle cx="24" cy="132" r="7" className={classes.port} />
      <circle cx="293" cy="126" r="7" className={classes.none} />
    </svg>
  );
}
