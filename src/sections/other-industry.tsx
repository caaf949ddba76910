import { ActionAnchor } from '../components/action-link';
import { Closing } from '../components/closing';
import { useCopy } from '../i18n/use-copy';
import { useMail } from './use-mail';

export function OtherIndustry() {
  const t = useCopy('industries');
  const mail = useMail();
  return (
    <Closing id="other" title={t('other.title')} text={t('other.text')}>
      <ActionAnchor href={mail.template('generalInquiry')}>{t('other.contact')}</ActionAnchor>
    </Closing>
  );
}
