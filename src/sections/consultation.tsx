import { ActionAnchor } from '../components/action-link';
import { Closing } from '../components/closing';
import { useCopy } from '../i18n/use-copy';
import { useMail } from './use-mail';

export function Consultation() {
  const t = useCopy('services');
  const mail = useMail();
  return (
    <Closing id="closing" title={t('closing.title')} text={t('closing.text')}>
      <ActionAnchor href={mail.template('generalInquiry')}>{t('closing.contact')}</ActionAnchor>
    </Closing>
  );
}
