import { createFileRoute } from '@tanstack/react-router';
import { Consultation } from '../../src/sections/consultation';
import { PageHero } from '../../src/sections/page-hero';
import { ServiceIndex } from '../../src/sections/service-index';
import { ServiceProcess } from '../../src/sections/service-process';
import { pageHead } from '../../src/i18n/page-head';

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
