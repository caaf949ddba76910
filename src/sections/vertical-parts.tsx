import { Entries } from '../components/entries';
import { Section } from '../components/section';
import type { HubsIndustry, IndustrySlug, RoutesIndustry } from '../facts/industries';
import { useCopy, useIndustryCopy } from '../i18n/use-copy';
import { ComplianceNotes } from './compliance-notes';
import { explainedEntries } from './explained';
import { TypicalTerms } from './typical-terms';

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
      <Section id="products" title={labels('products')}>
        <Entries entries={explainedEntries(t('products', { returnObjects: true }))} />
      </Section>
      <TypicalTerms slug={slug} terms={terms} />
      <ComplianceNotes slug={slug} />
    </>
  );
}
