import { createFileRoute } from '@tanstack/react-router';
import { serviceSlugs, type ServiceSlug } from '../../src/facts/services';
import { ContactBar } from '../../src/sections/contact-bar';
import { NextService } from '../../src/sections/next-service';
import { ServiceHero } from '../../src/sections/service-hero';
import { ServiceParts } from '../../src/sections/service-parts';
import { headOf } from '../../src/i18n/page-head';

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
