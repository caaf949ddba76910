import { createFileRoute } from '@tanstack/react-router';
import { serviceSlugs, type ServiceSlug } from '../../src/facts/services.ts';
import { ContactBar } from '../../src/sections/shared/contact-bar.tsx';
import { NextService } from '../../src/sections/services/next-service.tsx';
import { ServiceHero } from '../../src/sections/services/service-hero.tsx';
import { ServiceParts } from '../../src/sections/services/service-parts.tsx';
import { headOf } from '../../src/i18n/page-head.ts';

export const Route = createFileRoute('/services/$slug')({
  params: { parse: ({ slug }) => (serviceSlugs.includes(slug as ServiceSlug) ? { slug: slug as ServiceSlug } : false) },
  head: ({ match, params }) => headOf(match.context.i18n, `services/${params.slug}`),
  component: Service,
});

function Service() {
  const { slug } = Route.useParams();
  return (
    <>
      <ServiceHero slug={slug} />
      <ServiceParts slug={slug} />
      <NextService slug={slug} />
      <ContactBar service={slug} />
    </>
  );
}
