import { papers } from '../pages.ts';
import * as classes from './papers.module.css';

export function Papers({ count }: { count: number }) {
  const sheets = Array.from({ length: count }, (_, index) => index);
  return (
    <svg viewBox={`0 0 ${88 + 6 * count} ${104 + 6 * count}`} className={classes.papers} aria-hidden>
      {sheets.map((index) => (
        <path
          key={index}
          d={`M${1 + index * 6} ${1 + index * 6}h84v100h-84Z`}
          fill={`var(--${papers[(count - 1 - index) % papers.length]})`}
        />
      ))}
      <path
        d={`M${count * 6 - 5} ${count * 6 + 19}h84M${count * 6 - 5} ${count * 6 + 45}h84m-42-26v26M${count * 6 - 5} ${count * 6 + 75}h84`}
        fill="none"
      />
    </svg>
  );
}
