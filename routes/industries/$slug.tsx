import { createFileRoute } from '@tanstack/react-router';
import { industries, type IndustrySlug } from '../../src/facts/industries.ts';
import { ContactBar } from '../../src/sections/shared/contact-bar.tsx';
import { IndustryHero } from '../../src/sections/industries/industry-hero.tsx';
import { MachineryParts } from '../../src/sections/industries/machinery-parts.tsx';
import { NextIndustry } from '../../src/sections/industries/next-industry.tsx';
import { VerticalParts } from '../../src/sections/industries/vertical-parts.tsx';
import { headOf } from '../../src/i18n/page-head.ts';

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
