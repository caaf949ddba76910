import { useDrawing } from '../../i18n/use-drawing.ts';
import classes from './drawing.module.css';

interface Props {
  name: string;
  /** What it shows that no words beside it do; without, it is for the eye alone. */
  label?: string;
  /** How it fills its place; by itself it is as wide as that. */
  form?: 'small' | 'cover';
}

/** A drawing that was made from facts when the site was built, or by hand: see src/drawings. */
export function Drawing({ name, label, form }: Props) {
  const svg = useDrawing(name);
  return (
    <div
      className={classes.drawing}
      data-drawing={name}
      data-form={form}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: svg ?? '' }}
    />
  );
}
