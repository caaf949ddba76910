import { IndexList } from '../components/index-list';
import { Section } from '../components/section';
import { previewCount } from '../facts/home';
import { industrySlugs } from '../facts/industries';
import { useCopy } from '../i18n/use-copy';
import { useIndustryItem } from './industry-item';
import { ShowAll } from './show-all';

export function HomeIndustries() {
  const t = useCopy('home');
  const item = useIndustryItem();
  return (
    <Section id="industries" title={t('industries.title')} lead={t('industries.lead')} ground="leaf">
      <ShowAll
        items={industrySlugs}
        previewCount={previewCount}
        to="/industries"
        label={t('industries.showAll')}
        announcement={t('industries.shown')}
      >
        {(shown) => <IndexList items={shown.map(item)} />}
      </ShowAll>
    </Section>
  );
}
