import { IndexList } from '../components/index-list';
import { Section } from '../components/section';
import { serviceSlugs } from '../facts/services';
import { useCopy } from '../i18n/use-copy';
import { useServiceItem } from './service-item';

export function ServiceIndex() {
  const t = useCopy('services');
  const item = useServiceItem();
  return (
    <Section id="services" title={t('listTitle')}>
      <IndexList items={serviceSlugs.map(item)} />
    </Section>
  );
}
