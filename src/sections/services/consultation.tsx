import { useCopy } from '../../i18n/use-copy.ts';
import { Closing } from '../shared/closing.tsx';

export function Consultation() {
  const t = useCopy('services');
  return (
    <Closing id="closing" title={t('closing.title')} text={t('closing.text')} template="generalInquiry" label={t('closing.contact')} />
  );
}
