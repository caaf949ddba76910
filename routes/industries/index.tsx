import { createFileRoute } from '@tanstack/react-router';
import { ActionAnchor } from '../../src/components/action-link.tsx';
import { useCopy } from '../../src/i18n/use-copy.ts';
import { LeadTimeComparison } from '../../src/sections/industries/lead-time-comparison.tsx';
import { OtherIndustry } from '../../src/sections/industries/other-industry.tsx';
import { FamilyIndex } from '../../src/sections/shared/family-index.tsx';
import { PageHero } from '../../src/sections/shared/page-hero.tsx';

export const Route = createFileRoute('/industries/')({ component: Industries });

function Industries() {
  const t = useCopy('industries');
  return (
    <>
      <PageHero t={t}>
        {/* A buyer of other goods would look through all of the page for the way out at its end. */}
        <ActionAnchor href="#other" look="outline">
          {t('other.title')}
        </ActionAnchor>
      </PageHero>
      <FamilyIndex family="industries" />
      <LeadTimeComparison />
      <OtherIndustry />
    </>
  );
}
