import type { TFunction } from 'i18next';
import { mailTemplates, rfqChecklist, type MailTemplate } from '../facts/mail.ts';

/** An e-mail before it is encoded: plain text, lines ending in LF. */
export interface Letter {
  subject: string;
  body: string;
}

type MailCopy = TFunction<'mail'>;

/** What a request is about: the title of an industry's or a service's page, or nothing. */
export type Interest = { industry: string } | { service: string } | null;

type ChecklistGroup = keyof typeof rfqChecklist;

const paragraphs = (...parts: string[]): string => parts.join('\n\n');

/** The RFQ checklist as plain text, one paragraph for each group (section 3); lines end in LF. */
export function checklistText(t: MailCopy): string {
  const groups = (Object.keys(rfqChecklist) as ChecklistGroup[]).map((group) =>
    [t(`checklist.groups.${group}`), ...rfqChecklist[group].map((item) => t(`checklist.items.${item}`))].join('\n'),
  );
  return paragraphs(...groups);
}

function rfqSubject(t: MailCopy, interest: Interest): string {
  if (!interest) return t('templates.sourcingRequest.subject');
  if ('industry' in interest) return t('subjects.industry', interest);
  return t('subjects.service', interest);
}

/** What the request is about, and the line that asks for the quotation. */
function opening(t: MailCopy, interest: Interest): string {
  if (!interest) return `${t('interest.open')}\n${t('request')}`;
  if ('industry' in interest) return `${t('interest.industry', { name: interest.industry })}\n${t('request')}`;
  return `${t('interest.service', { name: interest.service })}\n${t('requestForService')}`;
}

/** The request for a quotation (section 7): greeting, interest, RFQ checklist, closing. */
export function rfqLetter(t: MailCopy, interest: Interest): Letter {
  return {
    subject: rfqSubject(t, interest),
    body: paragraphs(t('greeting'), opening(t, interest), checklistText(t), t('closing')),
  };
}

/** One of the four pre-filled e-mails (section 3). */
export function templateLetter(t: MailCopy, template: MailTemplate): Letter {
  const fields = mailTemplates[template].map((field) =>
    t(`templates.${template}.fields.${field}` as 'templates.generalInquiry.fields.company'),
  );
  return {
    subject: t(`templates.${template}.subject`),
    body: paragraphs(t('greeting'), t(`templates.${template}.opening`), fields.join('\n'), t('closing')),
  };
}
