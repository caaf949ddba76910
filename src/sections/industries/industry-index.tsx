import { IndexList } from '../../components/index-list.tsx';
import { Section } from '../../components/section.tsx';
import { industrySlugs } from '../../facts/industries.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { useIndustryItem } from './industry-item.tsx';

export function IndustryIndex() {
  const t = useCopy('industries');
  const item = useIndustryItem();
  return (
    <Section id="industries" title={t('listTitle')} paper="canary">
      <IndexList items={industrySlugs.map(item)} />
    </Section>
  );
}
