import { IndexList } from '../../components/index-list.tsx';
import { Section } from '../../components/section.tsx';
import { serviceSlugs } from '../../facts/services.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { useServiceItem } from './service-item.tsx';

export function ServiceIndex() {
  const t = useCopy('services');
  const item = useServiceItem();
  return (
    <Section id="services" title={t('listTitle')} paper="blue">
      <IndexList form="drawn" items={serviceSlugs.map(item)} />
    </Section>
  );
}
