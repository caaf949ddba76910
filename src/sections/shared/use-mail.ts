import { email } from '../../facts/company.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import type { MailTemplate } from '../../facts/mail.ts';
import { rfqLetter, templateLetter, type Interest, type Letter } from '../../mail/letters.ts';
import { mailto } from '../../mail/mailto.ts';

/** The mail links of section 7, in the page's language. */
export function useMail() {
  const t = useCopy('mail');
  const link = ({ subject, body }: Letter) => mailto(email, subject, body);
  return {
    rfq: (interest: Interest) => link(rfqLetter(t, interest)),
    template: (template: MailTemplate) => link(templateLetter(t, template)),
    /** The same as plain text, for a visitor without a mail program. */
    text(template: MailTemplate) {
      const { subject, body } = templateLetter(t, template);
      return `${t('header', { subject })}\n\n${body}`;
    },
  };
}
