import { FieldBoxes } from '../../components/field-boxes.tsx';
import { industries, type IndustrySlug } from '../../facts/industries.ts';
import type { Industry } from '../../facts/industry.ts';
import { useCopy, useIndustryCopy } from '../../i18n/use-copy.ts';
import { Drawing } from '../shared/drawing.tsx';
import { PageHero } from '../shared/page-hero.tsx';

export function IndustryHero({ slug }: { slug: IndustrySlug }) {
  const t = useIndustryCopy(slug);
  const industry: Industry = industries[slug];
  const isMachinery = industry.kind === 'machinery';
  return (
    <PageHero
      t={t}
      family="industries"
      drawing={isMachinery ? <Drawing name={`heroes/${slug}`} form="hero" /> : <Drawing name={`routes/${slug}`} form="square" />}
      fields={!isMachinery && <TermsInShort industry={industry} />}
    />
  );
}

/** A short form of the terms below. Hidden from screen readers, which read them there. */
function TermsInShort({ industry }: { industry: Exclude<Industry, { kind: 'machinery' }> }) {
  const labels = useCopy('industry');
  const { incoterms, leadTimes } = industry;
  return (
    <div aria-hidden>
      <FieldBoxes
        fields={[
          { label: labels('incoterms'), value: incoterms.join(' '), isCode: true },
          ...leadTimes.map(({ of, days: [from, to] }) => ({
            label: labels(`leadTimeInShort.${of}`),
            value: labels('days', { from, to }),
          })),
        ]}
      />
    </div>
  );
}
