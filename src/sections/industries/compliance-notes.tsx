import { Papers } from '../../components/papers.tsx';
import { Reasons } from '../../components/reasons.tsx';
import { Section } from '../../components/section.tsx';
import type { IndustrySlug } from '../../facts/industries.ts';
import { useCopy, useIndustryCopy } from '../../i18n/use-copy.ts';
import { explained } from '../shared/explained.tsx';

export function ComplianceNotes({ slug }: { slug: IndustrySlug }) {
  const t = useIndustryCopy(slug);
  const labels = useCopy('industry');
  const documents = t('documents', { returnObjects: true });
  const texts = explained(documents.flatMap(({ name, why }) => [name, why]));
  return (
    <Section
      id="compliance"
      title={labels('compliance')}
      lead={labels('documents')}
      form="rail"
      drawing={<Papers count={documents.length} />}
    >
      <Reasons rows={documents.map(({ name }, index) => ({ key: name, name: texts[2 * index], reason: texts[2 * index + 1] }))} />
    </Section>
  );
}
