import { IndexList } from '../components/index-list';
import { Section } from '../components/section';
import { industrySlugs } from '../facts/industries';
import { useCopy } from '../i18n/use-copy';
import { useIndustryItem } from './industry-item';

export function IndustryIndex() {
  const t = useCopy('industries');
  const item = useIndustryItem();
  return (
    <Section id="industries" title={t('listTitle')}>
      <IndexList form="cards" items={industrySlugs.map(item)} />
    </Section>
  );
}
