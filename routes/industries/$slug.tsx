import { createFileRoute } from '@tanstack/react-router';
import { industries, industrySlugs } from '../../src/facts/industries.ts';
import { slugOf } from '../../src/facts/slug-of.ts';
import { useIndustryCopy } from '../../src/i18n/use-copy.ts';
import { ContactBar } from '../../src/sections/shared/contact-bar.tsx';
import { IndustryHero } from '../../src/sections/industries/industry-hero.tsx';
import { MachineryParts } from '../../src/sections/industries/machinery-parts.tsx';
import { NextPage } from '../../src/sections/shared/next-page.tsx';
import { VerticalParts } from '../../src/sections/industries/vertical-parts.tsx';

export const Route = createFileRoute('/industries/$slug')({
  params: { parse: slugOf(industrySlugs) },
  component: Industry,
});

function Industry() {
  const { slug } = Route.useParams();
  const t = useIndustryCopy(slug);
  const industry = industries[slug];
  return (
    <>
      <IndustryHero slug={slug} />
      {industry.kind === 'machinery' ? <MachineryParts /> : <VerticalParts slug={slug} terms={industry} />}
      <NextPage family="industries" slug={slug} />
      <ContactBar interest={{ industry: t('title') }} />
    </>
  );
}
