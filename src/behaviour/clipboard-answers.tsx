import { useEffect, useId, useRef, useState } from 'react';
import { renderedEvent, toldEvent, type Told } from '../contract.ts';
import { useCopy } from '../i18n/use-copy.ts';
import { ignoreSecondClick } from './ignore-second-click.ts';
import * as classes from './clipboard-answers.module.css';

type Refused = Extract<Told, { what: 'refused' }>;

interface Props {
  /** Shows and announces a notification. */
  notify: (title: string, message: string) => void;
}

/** Shows the result of each copy by the page script: a notification, or, where the browser refused it, a dialog with the text (section 14). */
export function ClipboardAnswers({ notify }: Props) {
  const t = useCopy('live');
  const [refused, setRefused] = useState<Refused | null>(null);
  useEffect(() => {
    function take() {
      for (const told of window.site.told.splice(0)) {
        if (told.what === 'copied') notify(t('copied.title'), t(`copied.${told.kind}`));
        else if (told.title === document.title) setRefused(told);
      }
    }
    // Only after a navigation, not at hydration: a text refused before hydration must stay on screen.
    const leave = () => window.site.isTurning && setRefused(null);
    take();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(toldEvent, take, { signal });
    document.addEventListener(renderedEvent, leave, { signal });
    return () => listening.abort();
  }, [notify, t]);
  return refused && <RefusedDialog text={refused.text} close={() => setRefused(null)} />;
}

function RefusedDialog({ text, close }: { text: string; close: () => void }) {
  const t = useCopy('live');
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    words.current?.focus();
    words.current?.select();
  }, []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={`${id}title`} aria-describedby={`${id}text`} onClose={close}>
      <h2 id={`${id}title`}>{t('refused.title')}</h2>
      <p id={`${id}text`}>{t('refused.text')}</p>
      <textarea ref={words} readOnly value={text} rows={12} aria-label={t('refused.label')} />
      <button
        type="button"
        onClick={() => {
          dialog.current?.close();
          ignoreSecondClick();
        }}
      >
        {t('refused.close')}
      </button>
    </dialog>
  );
}
