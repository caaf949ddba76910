import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import actionClasses from '../components/action-link.module.css';
import { waiting } from '../facts/waiting';
import { useCopy } from '../i18n/use-copy';
import classes from './copy-button.module.css';
import { useCopying } from './copying';

interface Props {
  label: string;
  look?: 'outline' | 'on-band';
  /** Told apart from its like on the page, for those who hear only its name. */
  of?: string;
  text: string;
  /** What the notification says. */
  message: string;
}

/** Idle, then copied for two seconds, then idle; a press in between begins the time anew. */
export function CopyButton({ label, look = 'outline', of, text, message }: Props) {
  const live = useCopy('live');
  const copy = useCopying();
  const [copied, setCopied] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function press() {
    if (!(await copy(text, message))) return;
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = window.setTimeout(() => setCopied(false), waiting.copiedForMs);
  }
  return (
    <UnstyledButton
      unstyled
      className={`${actionClasses.action} ${classes.button}`}
      data-look={look}
      data-live
      data-state={copied ? 'copied' : 'idle'}
      onClick={press}
    >
      {/* Both words keep their place, so that the button never changes its width. */}
      <span aria-hidden={copied}>{label}</span>
      <span aria-hidden={!copied}>{live('copied.button')}</span>
      {of && <VisuallyHidden>{of}</VisuallyHidden>}
    </UnstyledButton>
  );
}
