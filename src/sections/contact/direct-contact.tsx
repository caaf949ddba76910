import { Section } from '../../components/section.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { ClipboardButton } from '../shared/clipboard-button.tsx';
import { explainedText } from '../shared/explained.tsx';
import { Mailbox } from '../shared/mailbox.tsx';
import * as classes from './direct-contact.module.css';

export function DirectContact() {
  const t = useCopy('contact');
  return (
    <Section id="direct" title={t('direct.title')} lead={explainedText(t('direct.text'))}>
      <div className={classes.mail}>
        <Mailbox id="address" className={classes.address} />
        <ClipboardButton label={t('direct.clipboard')} source="address" kind="address" />
      </div>
    </Section>
  );
}
