import { ActionAnchor } from '../../components/action-link.tsx';
import type { MailTemplate } from '../../facts/mail.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { CopyButton } from './copy-button.tsx';
import { templateTextId } from './template-text.tsx';
import { useMail } from './use-mail.ts';

/** Two actions for a template: open it in the mail program, or copy its text for a visitor without one (13.copy.1). */
export function TemplateActions({ template, label }: { template: MailTemplate; label: string }) {
  const t = useCopy('common');
  const mail = useMail();
  return (
    <>
      <ActionAnchor href={mail.template(template)}>{label}</ActionAnchor>
      <CopyButton look="on-band" label={t('copyEmail')} source={templateTextId(template)} kind="template" />
    </>
  );
}
