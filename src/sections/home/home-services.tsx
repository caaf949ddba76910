import { IndexList } from '../../components/index-list.tsx';
import { Section } from '../../components/section.tsx';
import { previewCount } from '../../facts/home.ts';
import { serviceSlugs } from '../../facts/services.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { useServiceItem } from '../services/service-item.tsx';
import { ShowAll } from './show-all.tsx';

export function HomeServices() {
  const t = useCopy('home');
  const item = useServiceItem();
  return (
    <Section id="services" title={t('services.title')} lead={t('services.lead')} paper="blue">
      <IndexList id="services-list" items={serviceSlugs.map(item)} shown={previewCount} form="drawn" />
      <ShowAll list="services-list" to="/services" label={t('services.showAll')} announcement={t('services.shown')} />
    </Section>
  );
}
