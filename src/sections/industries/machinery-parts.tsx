import { Cells } from '../../components/cells.tsx';
import { Itemised } from '../../components/itemised.tsx';
import { Section } from '../../components/section.tsx';
import { machineryCategories } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { explainedEntries } from '../shared/explained.tsx';

/** The machinery page has parts of its own, because machinery is sold by the unit and the project. */
export function MachineryParts() {
  const t = useCopy('industries/light-heavy-machinery');
  const labels = useCopy('industry');
  return (
    <>
      <Section id="products" title={labels('products')} form="rail">
        <Cells
          entries={machineryCategories.map((category) => ({
            name: t(`categories.${category}.title`),
            detail: t(`categories.${category}.detail`),
            more: <Itemised items={t(`categories.${category}.items`, { returnObjects: true }).map((item) => ({ key: item, item }))} />,
          }))}
        />
      </Section>
      <Section id="trading-services" title={t('servicesTitle')} form="rail">
        <Cells form="plain" lists entries={explainedEntries(t('services', { returnObjects: true }))} />
      </Section>
      <Section id="considerations" title={t('considerationsTitle')} form="rail">
        <Cells form="prepared" entries={explainedEntries(t('considerations', { returnObjects: true }))} />
      </Section>
    </>
  );
}
