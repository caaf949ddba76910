import { ActionAnchor } from '../components/action-link';
import type { MailTemplate } from '../facts/mail';
import { useCopy } from '../i18n/use-copy';
import { CopyButton } from './copy-button';
import { useMail } from './use-mail';

/** At the end of a page: a template to open in the visitor's mail program, and its text for one who has none. */
export function TemplateActions({ template, label }: { template: MailTemplate; label: string }) {
  const t = useCopy('common');
  const live = useCopy('live');
  const mail = useMail();
  return (
    <>
      <ActionAnchor href={mail.template(template)}>{label}</ActionAnchor>
      <CopyButton look="on-band" label={t('copyEmail')} text={mail.text(template)} message={live('copied.template')} />
    </>
  );
}
