import { createFileRoute } from '@tanstack/react-router';
import { Consultation } from '../../src/sections/services/consultation.tsx';
import { PageHero } from '../../src/sections/shared/page-hero.tsx';
import { ServiceIndex } from '../../src/sections/services/service-index.tsx';
import { ServiceProcess } from '../../src/sections/services/service-process.tsx';

export const Route = createFileRoute('/services/')({ component: Services });

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
