import { Link } from '../components/link';
import { IndexList } from '../components/index-list';
import { Section } from '../components/section';
import { previewCount } from '../facts/home';
import { industrySlugs, type IndustrySlug } from '../facts/industries';
import { useCopy, useIndustryCards } from '../i18n/use-copy';
import { Pictogram } from './pictogram';
import { industryPictograms } from '../theme/pictogram-names';
import { ShowAll } from './show-all';

export function HomeIndustries() {
  const t = useCopy('home');
  const card = useIndustryCards();
  const item = (slug: IndustrySlug) => ({
    key: slug,
    pictogram: <Pictogram name={industryPictograms[slug]} size={28} />,
    link: (
      <Link to="/industries/$slug" params={{ slug }}>
        {card(slug).title}
      </Link>
    ),
    summary: card(slug).summary,
  });
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
