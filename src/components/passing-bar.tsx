import classes from './passing-bar.module.css';

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
  const at = (point: number) => `${Math.round((point / (points - 1)) * 1000) / 10}%`;
  return (
    <span className={classes.way} aria-hidden>
      <span className={classes.cost} style={{ width: at(cost) }} />
      <span className={classes.risk} style={{ insetInlineStart: at(risk) }} />
    </span>
  );
}
