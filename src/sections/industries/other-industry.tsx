import { useCopy } from '../../i18n/use-copy.ts';
import { Closing } from '../shared/closing.tsx';
import { explainedText } from '../shared/explained.tsx';

export function OtherIndustry() {
  const t = useCopy('industries');
  return (
    <Closing
      id="other"
      title={t('other.title')}
      text={explainedText(t('other.text'))}
      template="generalInquiry"
      label={t('other.contact')}
    />
  );
}
