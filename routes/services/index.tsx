import { createFileRoute } from '@tanstack/react-router';
import { Consultation } from '../../src/sections/services/consultation.tsx';
import { PageHero } from '../../src/sections/shared/page-hero.tsx';
import { ServiceIndex } from '../../src/sections/services/service-index.tsx';
import { ServiceProcess } from '../../src/sections/services/service-process.tsx';
import { pageHead } from '../../src/i18n/page-head.ts';

export const Route = createFileRoute('/services/')({
  head: pageHead('services'),
  component: Services,
});

function Services() {
  return (
    <>
      <PageHero page="services" />
      <ServiceIndex />
      <ServiceProcess />
      <Consultation />
    </>
  );
}
