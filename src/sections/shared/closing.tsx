import type { ReactNode } from 'react';
import { ActionAnchor } from '../../components/action-link.tsx';
import { Band } from '../../components/band.tsx';
import type { MailTemplate } from '../../facts/mail.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { ClipboardButton } from './clipboard-button.tsx';
import { TemplateText, templateTextId } from './template-text.tsx';
import { useMail } from './use-mail.ts';

interface Props {
  id: string;
  title: string;
  text: ReactNode;
  template: MailTemplate;
  /** The name of the link that opens it. */
  label: string;
  /** Further links. */
  children?: ReactNode;
}

/** The end of a page with a template: it opens in the mail program, and its text can be copied by a visitor without one (13.copy.1). */
export function Closing({ id, title, text, template, label, children }: Props) {
  const t = useCopy('common');
  const mail = useMail();
  return (
    <Band id={id} title={title} text={text} after={<TemplateText template={template} />}>
      <ActionAnchor href={mail.template(template)}>{label}</ActionAnchor>
      <ClipboardButton look="on-band" label={t('clipboardEmail')} source={templateTextId(template)} kind="template" />
      {children}
    </Band>
  );
}
