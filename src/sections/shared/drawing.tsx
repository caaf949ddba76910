import { useAfterFrame } from '../../behaviour/use-after-frame.ts';
import { useDrawing } from '../../i18n/use-drawing.ts';
import * as classes from './drawing.module.css';

interface Props {
  name: string;
  /** The text alternative, if it shows what no text beside it says; without, it is decorative. */
  label?: string;
  /**
   * Its aspect ratio: `square`, 6 : 5 (`hero`), 18 : 7 (`small`) or that of its container (`cover`).
   */
  form: 'square' | 'hero' | 'small' | 'cover';
}

/** After a client-side navigation, drawings are added after the first frame, because their references to another file would delay it. */
export function Drawing({ name, label, form }: Props) {
  const isAfterFrame = useAfterFrame();
  const href = useDrawing(name);
  return (
    <svg className={classes.drawing} data-form={form} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {isAfterFrame && <use href={href} />}
    </svg>
  );
}
