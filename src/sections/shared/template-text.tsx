import type { MailTemplate } from '../../facts/mail.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { useMail } from './use-mail.ts';
import { WrittenText } from './written-text.tsx';

export const templateTextId = (template: MailTemplate) => `${template}-letter`;

/** A pre-filled e-mail as readable text: what its copy button copies. */
export function TemplateText({ template }: { template: MailTemplate }) {
  const t = useCopy('common');
  const mail = useMail();
  return <WrittenText id={templateTextId(template)} summary={t('read.email')} text={mail.text(template)} />;
}
