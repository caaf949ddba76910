import type { MailTemplate } from '../../facts/mail.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { useMail } from './use-mail.ts';
import { WrittenText } from './written-text.tsx';

export const templateTextId = (template: MailTemplate) => `${template}-letter`;

/** A pre-filled e-mail as readable text: what its copy button copies. `of` is for `WrittenText`. */
export function TemplateText({ template, of }: { template: MailTemplate; of?: string }) {
  const t = useCopy('common');
  const mail = useMail();
  return <WrittenText id={templateTextId(template)} summary={t('read.email')} of={of} text={mail.text(template)} />;
}
