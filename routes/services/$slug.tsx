import { createFileRoute } from '@tanstack/react-router';
import { serviceSlugs } from '../../src/facts/services.ts';
import { slugOf } from '../../src/facts/slug-of.ts';
import { ContactBar } from '../../src/sections/shared/contact-bar.tsx';
import { Drawing } from '../../src/sections/shared/drawing.tsx';
import { NextPage } from '../../src/sections/shared/next-page.tsx';
import { PageHero } from '../../src/sections/shared/page-hero.tsx';
import { useServiceCopy } from '../../src/i18n/use-copy.ts';
import { ServiceParts } from '../../src/sections/services/service-parts.tsx';

export const Route = createFileRoute('/services/$slug')({
  params: { parse: slugOf(serviceSlugs) },
  component: Service,
});

function Service() {
  const { slug } = Route.useParams();
  const t = useServiceCopy(slug);
  return (
    <>
      <PageHero t={t} family="services" drawing={<Drawing name={`heroes/${slug}`} form="hero" />} />
      <ServiceParts slug={slug} />
      <NextPage family="services" slug={slug} />
      <ContactBar interest={{ service: t('title') }} />
    </>
  );
}
