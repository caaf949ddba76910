import { useDrawing } from '../../i18n/use-drawing.ts';
import classes from './drawing.module.css';

interface Props {
  name: string;
  /** The text alternative, if it shows what no text beside it says; without, it is decorative. */
  label?: string;
  /**
   * Its aspect ratio: `square`, 6 : 5 (`hero`), 18 : 7 (`small`) or that of its container (`cover`).
   */
  form: 'square' | 'hero' | 'small' | 'cover';
}

export function Drawing({ name, label, form }: Props) {
  return (
    <svg className={classes.drawing} data-form={form} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={useDrawing(name)} />
    </svg>
  );
}
