import { ActionLink } from '../../components/action-link.tsx';
import { Closing } from '../../components/closing.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { TemplateActions } from '../shared/template-actions.tsx';
import { TemplateText } from '../shared/template-text.tsx';

export function ClosingCall() {
  const t = useCopy('home');
  return (
    <Closing id="closing" title={t('closing.title')} text={t('closing.text')} after={<TemplateText template="partnershipInquiry" />}>
      <TemplateActions template="partnershipInquiry" label={t('closing.contact')} />
      <ActionLink to="/contact" look="on-band">
        {t('closing.details')}
      </ActionLink>
    </Closing>
  );
}
