import { Cells } from '../../components/cells.tsx';
import { Section } from '../../components/section.tsx';
import type { IndustrySlug } from '../../facts/industries.ts';
import type { HubsIndustry, RoutesIndustry } from '../../facts/industry.ts';
import { useCopy, useIndustryCopy } from '../../i18n/use-copy.ts';
import { explainedEntries } from '../shared/explained.tsx';
import { ComplianceNotes } from './compliance-notes.tsx';
import { TypicalTerms } from './typical-terms.tsx';

interface Props {
  slug: IndustrySlug;
  terms: RoutesIndustry | HubsIndustry;
}

/** The parts of an industry page, in the specification's order. */
export function VerticalParts({ slug, terms }: Props) {
  const t = useIndustryCopy(slug);
  const labels = useCopy('industry');
  return (
    <>
      <Section id="products" title={labels('products')} form="rail">
        <Cells lists entries={explainedEntries(t('products', { returnObjects: true }))} />
      </Section>
      <TypicalTerms slug={slug} terms={terms} />
      <ComplianceNotes slug={slug} />
    </>
  );
}
