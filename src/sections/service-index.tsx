import { Link } from '../components/link';
import { IndexList } from '../components/index-list';
import { Section } from '../components/section';
import { serviceSlugs } from '../facts/services';
import { useCopy, useServiceCards } from '../i18n/use-copy';
import { Pictogram } from './pictogram';
import { servicePictograms } from '../theme/pictogram-names';

export function ServiceIndex() {
  const t = useCopy('services');
  const card = useServiceCards();
  return (
    <Section id="services" title={t('listTitle')}>
      <IndexList
        items={serviceSlugs.map((slug) => ({
          key: slug,
          pictogram: <Pictogram name={servicePictograms[slug]} size={28} />,
          link: (
            <Link to="/services/$slug" params={{ slug }}>
              {card(slug).title}
            </Link>
          ),
          summary: card(slug).summary,
        }))}
      />
    </Section>
  );
}
