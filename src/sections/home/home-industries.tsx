import { IndexList } from '../../components/index-list.tsx';
import { Section } from '../../components/section.tsx';
import { previewCount } from '../../facts/home.ts';
import { industrySlugs } from '../../facts/industries.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { useIndustryItem } from '../industries/industry-item.tsx';
import { ShowAll } from './show-all.tsx';

export function HomeIndustries() {
  const t = useCopy('home');
  const item = useIndustryItem();
  return (
    <Section id="industries" title={t('industries.title')} lead={t('industries.lead')} form="rail" paper="canary">
      <IndexList id="industries-list" items={industrySlugs.map(item)} shown={previewCount} />
      <ShowAll list="industries-list" to="/industries" label={t('industries.showAll')} announcement={t('industries.shown')} />
    </Section>
  );
}
