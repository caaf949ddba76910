import { createFileRoute } from '@tanstack/react-router';
import { IndustryIndex } from '../../src/sections/industry-index';
import { LeadTimeComparison } from '../../src/sections/lead-time-comparison';
import { OtherIndustry } from '../../src/sections/other-industry';
import { PageHero } from '../../src/sections/page-hero';
import { pageHead } from '../../src/i18n/page-head';

export const Route = createFileRoute('/industries/')({
  head: pageHead('industries'),
  component: Industries,
});

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
