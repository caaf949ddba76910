import { ActionAnchor } from '../../components/action-link.tsx';
import { Section } from '../../components/section.tsx';
import { SheetSet } from '../../components/set.tsx';
import { mailTemplateOrder } from '../../facts/mail.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { Checklist, checklistId } from '../shared/checklist.tsx';
import { ClipboardButton } from '../shared/clipboard-button.tsx';
import { TemplateText, templateTextId } from '../shared/template-text.tsx';
import { useMail } from '../shared/use-mail.ts';
import * as classes from './send-message.module.css';

export function SendMessage() {
  const t = useCopy('contact');
  const common = useCopy('common');
  const mail = useMail();
  return (
    <Section id="message" title={t('message.title')} lead={t('message.lead')}>
      <SheetSet
        ordered={false}
        sheets={mailTemplateOrder.map((template) => ({
          key: template,
          text: t(`message.templates.${template}.text`),
          textId: `${template}-text`,
          children: (
            <>
              <span className={classes.actions}>
                <ActionAnchor look="outline" href={mail.template(template)} aria-describedby={`${template}-text`}>
                  {t(`message.templates.${template}.title`)}
                </ActionAnchor>
                <ClipboardButton
                  label={t('message.clipboard')}
                  of={t(`message.templates.${template}.title`)}
                  source={templateTextId(template)}
                  kind="template"
                />
              </span>
              <TemplateText template={template} of={t(`message.templates.${template}.title`)} />
            </>
          ),
        }))}
      />
      <div className={classes.checklist}>
        <span className={classes.actions}>
          <ClipboardButton label={common('contactBar.clipboard')} source={checklistId} kind="checklist" />
        </span>
        <Checklist />
      </div>
    </Section>
  );
}
