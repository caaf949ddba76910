import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import actionClasses from '../../components/action-link.module.css';
import { mark, type CopiedKind } from '../../contract.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import classes from './copy-button.module.css';

interface Props {
  label: string;
  look?: 'outline' | 'on-band';
  /** Told apart from its like on the page, for those who hear only its name. */
  of?: string;
  /** The id of the element whose text is copied. */
  source: string;
  kind: CopiedKind;
}

/** Idle, then copied for two seconds, then idle; the page script answers the press. */
export function CopyButton({ label, look = 'outline', of, source, kind }: Props) {
  const live = useCopy('live');
  return (
    <UnstyledButton
      unstyled
      className={`${actionClasses.action} ${classes.button}`}
      data-look={look}
      {...mark.clipboard(source, kind)}
      {...mark.scripted()}
    >
      {/* Both words keep their place, so that the button never changes its width. */}
      <span aria-hidden={false}>{label}</span>
      <span aria-hidden>{live('copied.button')}</span>
      {of && <VisuallyHidden>{of}</VisuallyHidden>}
    </UnstyledButton>
  );
}
