import { createFileRoute } from '@tanstack/react-router';
import { serviceSlugs } from '../../src/facts/services.ts';
import { slugOf } from '../../src/facts/slug-of.ts';
import { ContactBar } from '../../src/sections/shared/contact-bar.tsx';
import { NextService } from '../../src/sections/services/next-service.tsx';
import { ServiceHero } from '../../src/sections/services/service-hero.tsx';
import { ServiceParts } from '../../src/sections/services/service-parts.tsx';

export const Route = createFileRoute('/services/$slug')({
  params: { parse: slugOf(serviceSlugs) },
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
