import { Closing } from '../components/closing';
import { useCopy } from '../i18n/use-copy';
import { TemplateActions } from './template-actions';

export function Consultation() {
  const t = useCopy('services');
  return (
    <Closing id="closing" title={t('closing.title')} text={t('closing.text')}>
      <TemplateActions template="generalInquiry" label={t('closing.contact')} />
    </Closing>
  );
}
