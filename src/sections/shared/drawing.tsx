import { useDrawing } from '../../i18n/use-drawing.ts';
import classes from './drawing.module.css';

interface Props {
  name: string;
  /** What it shows that no words beside it do; without, it is for the eye alone. */
  label?: string;
  /** Its measure: a square (`disc`), 6 : 5 (`hero`), 18 : 7 (`small`), that of a mark (`mark`), a line's height (`sign`), or that of its place (`cover`). */
  form: 'disc' | 'hero' | 'small' | 'mark' | 'sign' | 'cover';
}

/** A drawing that was made from facts when the site was built, or by hand: see src/drawings. */
export function Drawing({ name, label, form }: Props) {
  return (
    <svg className={classes.drawing} data-form={form} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={useDrawing(name)} />
    </svg>
  );
}
