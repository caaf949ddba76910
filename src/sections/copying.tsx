import { createContext, useCallback, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useCopy } from '../i18n/use-copy';
import classes from './copying.module.css';
import { useNotify } from './notify';

/** Copies the text and says so with the message; true once it is copied. */
type CopyText = (text: string, message: string) => Promise<boolean>;

const CopyingContext = createContext<CopyText>(() => Promise.resolve(false));

export const useCopying = () => useContext(CopyingContext);

/** Gives every copy button one way to copy, and one way out where the browser refuses. */
export function Copying({ children }: { children: ReactNode }) {
  const t = useCopy('live');
  const notify = useNotify();
  const [refused, setRefused] = useState<string | null>(null);
  const copy = useCallback<CopyText>(
    async (text, message) => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // Refused by the visitor, by policy, or missing: without https there is no clipboard.
        setRefused(text);
        return false;
      }
      notify({ title: t('copied.title'), message });
      return true;
    },
    [notify, t],
  );
  return (
    <CopyingContext value={copy}>
      {children}
      {refused !== null && <RefusedDialog text={refused} close={() => setRefused(null)} />}
    </CopyingContext>
  );
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
      <button type="button" onClick={() => dialog.current?.close()}>
        {t('refused.close')}
      </button>
    </dialog>
  );
}
