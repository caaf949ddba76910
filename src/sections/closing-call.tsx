import { ActionLink } from '../components/action-link';
import { Closing } from '../components/closing';
import { useCopy } from '../i18n/use-copy';
import { TemplateActions } from './template-actions';

export function ClosingCall() {
  const t = useCopy('home');
  return (
    <Closing id="closing" title={t('closing.title')} text={t('closing.text')}>
      <TemplateActions template="partnershipInquiry" label={t('closing.contact')} />
      <ActionLink to="/contact" look="on-band">
        {t('closing.details')}
      </ActionLink>
    </Closing>
  );
}
