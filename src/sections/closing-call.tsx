import { ActionAnchor, ActionLink } from '../components/action-link';
import { Closing } from '../components/closing';
import { useCopy } from '../i18n/use-copy';
import { useMail } from './use-mail';

export function ClosingCall() {
  const t = useCopy('home');
  const mail = useMail();
  return (
    <Closing id="closing" title={t('closing.title')} text={t('closing.text')}>
      <ActionAnchor href={mail.template('partnershipInquiry')}>{t('closing.contact')}</ActionAnchor>
      <ActionLink to="/contact" look="on-band">
        {t('closing.details')}
      </ActionLink>
    </Closing>
  );
}
