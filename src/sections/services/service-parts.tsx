import { Cells } from '../../components/cells.tsx';
import { Section } from '../../components/section.tsx';
import { SheetSet } from '../../components/set.tsx';
import type { ServiceSlug } from '../../facts/services.ts';
import { useCopy, useServiceCopy } from '../../i18n/use-copy.ts';
import { explainedEntries } from '../shared/explained.tsx';

/** The parts of a service page, in the specification's order. */
export function ServiceParts({ slug }: { slug: ServiceSlug }) {
  const t = useServiceCopy(slug);
  const labels = useCopy('service');
  const deliverables = explainedEntries(t('deliverables', { returnObjects: true }));
  return (
    <>
      <Section id="scope" title={labels('scope')}>
        <Cells entries={explainedEntries(t('scope', { returnObjects: true }))} columns={4} />
      </Section>
      <Section id="deliverables" title={labels('deliverables')}>
        <SheetSet sheets={deliverables.map(({ name, detail }) => ({ key: name, title: name, text: detail }))} />
      </Section>
      <Section id="prepare" title={labels('prepare')} form="rail">
        <Cells form="prepared" lists entries={explainedEntries(t('prepare', { returnObjects: true }))} />
      </Section>
    </>
  );
}
