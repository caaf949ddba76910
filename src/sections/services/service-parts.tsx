import { explainedEntries } from '../shared/explained.tsx';
import { Entries } from '../../components/entries.tsx';
import { Section } from '../../components/section.tsx';
import type { ServiceSlug } from '../../facts/services.ts';
import { useCopy, useServiceCopy } from '../../i18n/use-copy.ts';

/** The parts of a service page, in the specification's order. */
export function ServiceParts({ slug }: { slug: ServiceSlug }) {
  const t = useServiceCopy(slug);
  const labels = useCopy('service');
  return (
    <>
      <Section id="scope" title={labels('scope')}>
        <Entries entries={explainedEntries(t('scope', { returnObjects: true }))} />
      </Section>
      <Section id="deliverables" title={labels('deliverables')} ground="leaf">
        <Entries entries={explainedEntries(t('deliverables', { returnObjects: true }))} form="numbered" />
      </Section>
      <Section id="prepare" title={labels('prepare')} heading="beside">
        <Entries entries={explainedEntries(t('prepare', { returnObjects: true }))} form="ticked" />
      </Section>
    </>
  );
}
