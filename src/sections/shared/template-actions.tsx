import { ActionAnchor } from '../../components/action-link.tsx';
import type { MailTemplate } from '../../facts/mail.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { CopyButton } from './copy-button.tsx';
import { templateTextId } from './template-text.tsx';
import { useMail } from './use-mail.ts';

/** At the end of a page: a template to open in the visitor's mail program, and its text for one who has none. */
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
