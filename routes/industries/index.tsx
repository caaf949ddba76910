import { createFileRoute } from '@tanstack/react-router';
import { IndustryIndex } from '../../src/sections/industries/industry-index.tsx';
import { LeadTimeComparison } from '../../src/sections/industries/lead-time-comparison.tsx';
import { OtherIndustry } from '../../src/sections/industries/other-industry.tsx';
import { PageHero } from '../../src/sections/shared/page-hero.tsx';

export const Route = createFileRoute('/industries/')({ component: Industries });

function Industries() {
  return (
    <>
      <PageHero page="industries" />
      <IndustryIndex />
      <LeadTimeComparison />
      <OtherIndustry />
    </>
  );
}
