import { Band } from '../../components/band.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { explainedText } from '../shared/explained.tsx';
import { TemplateActions } from '../shared/template-actions.tsx';
import { TemplateText } from '../shared/template-text.tsx';

export function OtherIndustry() {
  const t = useCopy('industries');
  return (
    <Band id="other" title={t('other.title')} text={explainedText(t('other.text'))} after={<TemplateText template="generalInquiry" />}>
      <TemplateActions template="generalInquiry" label={t('other.contact')} />
    </Band>
  );
}
