import { createFileRoute } from '@tanstack/react-router';
import { industries, type IndustrySlug } from '../../src/facts/industries';
import { ContactBar } from '../../src/sections/contact-bar';
import { IndustryHero } from '../../src/sections/industry-hero';
import { MachineryParts } from '../../src/sections/machinery-parts';
import { NextIndustry } from '../../src/sections/next-industry';
import { VerticalParts } from '../../src/sections/vertical-parts';
import { headOf } from '../../src/i18n/page-head';

export const Route = createFileRoute('/industries/$slug')({
  params: { parse: ({ slug }) => (Object.hasOwn(industries, slug) ? { slug: slug as IndustrySlug } : false) },
  head: ({ match, params }) => headOf(match.context.i18n, `industries/${params.slug}`),
  component: Industry,
});

function Industry() {
  const { slug } = Route.useParams();
  const industry = industries[slug];
  return (
    <>
      <IndustryHero slug={slug} />
      {industry.kind === 'machinery' ? <MachineryParts /> : <VerticalParts slug={slug} terms={industry} />}
      <NextIndustry slug={slug} />
      <ContactBar industry={slug} />
    </>
  );
}
