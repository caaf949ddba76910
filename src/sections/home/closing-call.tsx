import { ActionLink } from '../../components/action-link.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { Closing } from '../shared/closing.tsx';

export function ClosingCall() {
  const t = useCopy('home');
  return (
    <Closing id="closing" title={t('closing.title')} text={t('closing.text')} template="partnershipInquiry" label={t('closing.contact')}>
      <ActionLink to="/contact" look="on-band">
        {t('closing.details')}
      </ActionLink>
    </Closing>
  );
}
