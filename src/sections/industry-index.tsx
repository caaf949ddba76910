import { Link } from '../components/link';
import { IndexList } from '../components/index-list';
import { Section } from '../components/section';
import { industrySlugs } from '../facts/industries';
import { useCopy, useIndustryCards } from '../i18n/use-copy';
import { Pictogram } from './pictogram';
import { industryPictograms } from '../theme/pictogram-names';

export function IndustryIndex() {
  const t = useCopy('industries');
  const card = useIndustryCards();
  return (
    <Section id="industries" title={t('listTitle')}>
      <IndexList
        form="cards"
        items={industrySlugs.map((slug) => ({
          key: slug,
          pictogram: <Pictogram name={industryPictograms[slug]} size={28} />,
          link: (
            <Link to="/industries/$slug" params={{ slug }}>
              {card(slug).title}
            </Link>
          ),
          summary: card(slug).summary,
        }))}
      />
    </Section>
  );
}
