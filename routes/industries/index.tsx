import { createFileRoute } from '@tanstack/react-router';
import { useCopy } from '../../src/i18n/use-copy.ts';
import { LeadTimeComparison } from '../../src/sections/industries/lead-time-comparison.tsx';
import { OtherIndustry, ToOtherIndustry } from '../../src/sections/industries/other-industry.tsx';
import { FamilyIndex } from '../../src/sections/shared/family-index.tsx';
import { PageHero } from '../../src/sections/shared/page-hero.tsx';

export const Route = createFileRoute('/industries/')({ component: Industries });

function Industries() {
  return (
    <>
      <PageHero t={useCopy('industries')}>
        <ToOtherIndustry />
      </PageHero>
      <FamilyIndex family="industries" />
      <LeadTimeComparison />
      <OtherIndustry />
    </>
  );
}
