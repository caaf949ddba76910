import { Closing } from '../components/closing';
import { useCopy } from '../i18n/use-copy';
import { TemplateActions } from './template-actions';

export function OtherIndustry() {
  const t = useCopy('industries');
  return (
    <Closing id="other" title={t('other.title')} text={t('other.text')}>
      <TemplateActions template="generalInquiry" label={t('other.contact')} />
    </Closing>
  );
}
