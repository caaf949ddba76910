import type { ReactNode } from 'react';
import classes from './steps.module.css';

interface Props {
  steps: readonly {
    title: string;
    description: string;
    pictogram: ReactNode;
  }[];
}

/** Numbered steps on one track. */
export function Steps({ steps }: Props) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ title, description, pictogram }, index) => (
        <li key={title}>
          <span className={classes.number}>{String(index + 1).padStart(2, '0')}</span>
          <h3>
            {title}
            {pictogram}
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
