import { ActionAnchor } from '../../components/action-link.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { Closing } from '../shared/closing.tsx';
import { explainedText } from '../shared/explained.tsx';

/** In the hero, because a buyer of other goods would look through all of the page. */
export function ToOtherIndustry() {
  const t = useCopy('industries');
  return (
    <ActionAnchor href="#other" look="outline">
      {t('other.title')}
    </ActionAnchor>
  );
}

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
