import type { ComponentType } from 'react';
import classes from './steps.module.css';

interface Props {
  steps: readonly {
    title: string;
    description: string;
    icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  }[];
}

/** Numbered steps on one track. */
export function Steps({ steps }: Props) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ title, description, icon: Icon }, index) => (
        <li key={title}>
          <span className={classes.number}>{String(index + 1).padStart(2, '0')}</span>
          <h3>
            {title}
            <Icon size={22} stroke={1.5} aria-hidden />
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
