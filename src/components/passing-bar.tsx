import { percent } from './percent.ts';
import * as classes from './passing-bar.module.css';

interface Props {
  /** The number of points on the bar. */
  points: number;
  /** The index, from 0, of the point up to which the seller pays, and of the point where risk passes. */
  cost: number;
  risk: number;
}

/**
 * A bar for the part of the journey that the seller pays, with a mark where risk passes. Hidden from screen readers, as text beside it says
 * the same.
 */
export function PassingBar({ points, cost, risk }: Props) {
  const last = points - 1;
  return (
    <span className={classes.way} aria-hidden>
      <span className={classes.cost} style={{ width: percent(cost, last) }} />
      <span className={classes.risk} style={{ insetInlineStart: percent(risk, last) }} />
    </span>
  );
}
