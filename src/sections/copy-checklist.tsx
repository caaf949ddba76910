import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import actionClasses from '../components/action-link.module.css';
import { waiting } from '../facts/waiting';
import { useCopy } from '../i18n/use-copy';
import { checklistText } from '../mail/letters';

export function CopyChecklist() {
  const t = useCopy('common');
  const live = useCopy('live');
  const mail = useCopy('mail');
  const [copied, setCopied] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function copy() {
    await navigator.clipboard.writeText(checklistText(mail));
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = window.setTimeout(() => setCopied(false), waiting.copiedForMs);
  }
  return (
    <Button unstyled className={actionClasses.action} data-look="outline" data-live data-state={copied ? 'copied' : 'idle'} onClick={copy}>
      {copied ? live('copied.button') : t('contactBar.copy')}
    </Button>
  );
}
