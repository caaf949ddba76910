import { ActionAnchor } from '../components/action-link';
import { Section } from '../components/section';
import { mailTemplateOrder } from '../facts/mail';
import { useCopy } from '../i18n/use-copy';
import { CopyButton } from './copy-button';
import classes from './send-message.module.css';
import { useMail } from './use-mail';

export function SendMessage() {
  const t = useCopy('contact');
  const live = useCopy('live');
  const mail = useMail();
  return (
    <Section id="message" title={t('message.title')} lead={t('message.lead')} ground="leaf">
      <ul className={classes.templates}>
        {mailTemplateOrder.map((template) => (
          <li key={template}>
            <p id={`${template}-text`}>{t(`message.templates.${template}.text`)}</p>
            <span className={classes.actions}>
              <ActionAnchor look="outline" href={mail.template(template)} aria-describedby={`${template}-text`}>
                {t(`message.templates.${template}.title`)}
              </ActionAnchor>
              <CopyButton
                label={t('message.copy')}
                of={t(`message.templates.${template}.title`)}
                text={mail.text(template)}
                message={live('copied.template')}
              />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
