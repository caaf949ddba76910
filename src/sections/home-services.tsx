import { Link } from '../components/link';
import { IndexList } from '../components/index-list';
import { Section } from '../components/section';
import { previewCount } from '../facts/home';
import { serviceSlugs, type ServiceSlug } from '../facts/services';
import { useCopy, useServiceCards } from '../i18n/use-copy';
import { Pictogram } from './pictogram';
import { servicePictograms } from '../theme/pictogram-names';
import { ShowAll } from './show-all';

export function HomeServices() {
  const t = useCopy('home');
  const card = useServiceCards();
  const item = (slug: ServiceSlug) => ({
    key: slug,
    pictogram: <Pictogram name={servicePictograms[slug]} size={28} />,
    link: (
      <Link to="/services/$slug" params={{ slug }}>
        {card(slug).title}
      </Link>
    ),
    summary: card(slug).summary,
  });
  return (
    <Section id="services" title={t('services.title')} lead={t('services.lead')}>
      <ShowAll
        items={serviceSlugs}
        previewCount={previewCount}
        to="/services"
        label={t('services.showAll')}
        announcement={t('services.shown')}
      >
        {(shown) => <IndexList items={shown.map(item)} form="cards" />}
      </ShowAll>
    </Section>
  );
}
