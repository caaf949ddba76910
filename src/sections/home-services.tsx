import { IndexList } from '../components/index-list';
import { Section } from '../components/section';
import { previewCount } from '../facts/home';
import { serviceSlugs } from '../facts/services';
import { useCopy } from '../i18n/use-copy';
import { useServiceItem } from './service-item';
import { ShowAll } from './show-all';

export function HomeServices() {
  const t = useCopy('home');
  const item = useServiceItem();
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
