import { useEffect, useReducer } from 'react';
import { late } from '../../behaviour/late.ts';
import type { PictogramName } from '../../theme/pictogram-names.ts';
import classes from './pictogram.module.css';

/** What the document has drawn is not brought a second time. */
let outlines: Partial<Record<string, string>> = import.meta.env.SSR ? (await import('virtual:pictograms')).pictograms : drawnOutlines();

function drawnOutlines() {
  const drawn = document.querySelectorAll<SVGElement>('[data-pictogram]');
  return Object.fromEntries(Array.from(drawn, (svg) => [svg.dataset.pictogram, svg.firstElementChild!.getAttribute('d')!]));
}

/** Loads all of them, for the pages that follow the document. */
export async function loadPictograms(): Promise<void> {
  outlines = (await late('pictograms', () => import('virtual:pictograms'))).pictograms;
}

interface Props {
  name: PictogramName;
  /** In pixels. */
  size?: number;
  stroke?: number;
  className?: string;
}

/** Says nothing that the words beside it do not; so where its outline does not come, nothing is missed. */
export function Pictogram({ name, size = 24, stroke = 1.5, className }: Props) {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const outline = outlines[name];
  useEffect(() => {
    if (outline === undefined) loadPictograms().then(draw, () => {});
  }, [outline]);
  return (
    <svg
      data-pictogram={name}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={stroke}
      className={className ? `${classes.pictogram} ${className}` : classes.pictogram}
      aria-hidden
    >
      <path d={outline} />
    </svg>
  );
}
