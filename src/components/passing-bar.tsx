import classes from './passing-bar.module.css';

interface Props {
  /** How many points there are on the way. */
  points: number;
  /** Up to which of them the seller pays, and at which risk passes, counted from 0. */
  cost: number;
  risk: number;
}

/** The seller's part of the way as a bar, with a mark where risk passes. Says nothing that stands nowhere as text. */
export function PassingBar({ points, cost, risk }: Props) {
  const at = (point: number) => `${Math.round((point / (points - 1)) * 1000) / 10}%`;
  return (
    <span className={classes.way} aria-hidden>
      <span className={classes.cost} style={{ width: at(cost) }} />
      <span className={classes.risk} style={{ insetInlineStart: at(risk) }} />
    </span>
  );
}
