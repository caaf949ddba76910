import { Band } from '../../components/band.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { TemplateActions } from '../shared/template-actions.tsx';
import { TemplateText } from '../shared/template-text.tsx';

export function Consultation() {
  const t = useCopy('services');
  return (
    <Band id="closing" title={t('closing.title')} text={t('closing.text')} after={<TemplateText template="generalInquiry" />}>
      <TemplateActions template="generalInquiry" label={t('closing.contact')} />
    </Band>
  );
}
