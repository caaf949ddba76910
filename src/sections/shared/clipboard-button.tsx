import { VisuallyHidden } from '@mantine/core';
import { ActionButton } from '../../components/action-link.tsx';
import { attributes, type ClipboardKind } from '../../contract.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import * as classes from './clipboard-button.module.css';

interface Props {
  label: string;
  look?: 'outline' | 'on-band';
  /** What is copied: distinguishes the button for screen readers from others with the same label. */
  of?: string;
  /** The id of the element whose text is copied. */
  source: string;
  kind: ClipboardKind;
}

/** Copies a text to the clipboard. The page script handles it, and shows “Copied” for two seconds (section 4). */
export function ClipboardButton({ label, look, of, source, kind }: Props) {
  const live = useCopy('live');
  return (
    <ActionButton className={classes.button} look={look} {...attributes.clipboard(source, kind)} {...attributes.scripted()}>
      {/* Both labels take up space, so that the width of the button does not change. */}
      <span aria-hidden={false}>{label}</span>
      <span aria-hidden>{live('copied.button')}</span>
      {of && <VisuallyHidden>{of}</VisuallyHidden>}
    </ActionButton>
  );
}
