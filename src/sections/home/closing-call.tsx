import { ActionLink } from '../../components/action-link.tsx';
import { Band } from '../../components/band.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { TemplateActions } from '../shared/template-actions.tsx';
import { TemplateText } from '../shared/template-text.tsx';

export function ClosingCall() {
  const t = useCopy('home');
  return (
    <Band id="closing" title={t('closing.title')} text={t('closing.text')} after={<TemplateText template="partnershipInquiry" />}>
      <TemplateActions template="partnershipInquiry" label={t('closing.contact')} />
      <ActionLink to="/contact" look="on-band">
        {t('closing.details')}
      </ActionLink>
    </Band>
  );
}
