import { percent } from './percent.ts';
import * as classes from './ruler.module.css';

interface Range {
  /** The end of the scale, in the unit of the range; it starts at 0. */
  scaleTo: number;
  from: number;
  to: number;
}

/** A range drawn on a scale. Hidden from screen readers, as text beside it says the same. */
export function RulerBar({ scaleTo, from, to }: Range) {
  return (
    <span className={classes.scale} aria-hidden>
      <span className={classes.bar} style={{ insetInlineStart: percent(from, scaleTo), width: percent(to - from, scaleTo) }} />
    </span>
  );
}

interface Props {
  scaleTo: number;
  /** The labels at both ends of the scale. */
  ends: readonly [string, string];
  ranges: readonly { key: string; from: number; to: number; label?: string; text: string }[];
}

/** A list of ranges, each with its numbers as text. */
export function Rulers({ scaleTo, ends: [begin, end], ranges }: Props) {
  return (
    <>
      <ul className={classes.ranges}>
        {ranges.map(({ key, from, to, label, text }) => (
          <li key={key}>
            <span className={classes.text}>
              {label && <span>{label}</span>}
              <strong>{text}</strong>
            </span>
            <RulerBar scaleTo={scaleTo} from={from} to={to} />
          </li>
        ))}
      </ul>
      <div aria-hidden className={`${classes.text} ${classes.ends}`}>
        <span>{begin}</span>
        <span>{end}</span>
      </div>
    </>
  );
}
