import { useEffect, useReducer } from 'react';
import { late } from './late';
import type { PictogramName } from '../theme/pictogram-names';
import classes from './pictogram.module.css';

const shapes = new Map<string, string>();
if (import.meta.env.SSR) keep((await import('virtual:pictograms')).pictograms);
// The document has drawn its own already.
else
  for (const { dataset, innerHTML } of document.querySelectorAll<SVGElement>('[data-pictogram]')) shapes.set(dataset.pictogram!, innerHTML);

function keep(more: Record<string, string>) {
  for (const [name, shape] of Object.entries(more)) shapes.set(name, shape);
}

/** Brings the shapes that the document did not have, for the pages that follow it. */
export async function bringPictograms(): Promise<void> {
  keep((await late('pictograms', () => import('virtual:pictograms'))).pictograms);
}

interface Props {
  name: PictogramName;
  /** In pixels. */
  size?: number;
  stroke?: number;
  className?: string;
}

/** Says nothing that the words beside it do not; so where its shape does not come, nothing is missed. */
export function Pictogram({ name, size = 24, stroke = 1.5, className }: Props) {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const shape = shapes.get(name);
  useEffect(() => {
    if (shape === undefined) bringPictograms().then(draw, () => {});
  }, [shape]);
  return (
    <svg
      data-pictogram={name}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={stroke}
      className={className ? `${classes.pictogram} ${className}` : classes.pictogram}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: shape ?? '' }}
    />
  );
}
