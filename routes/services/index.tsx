import { createFileRoute } from '@tanstack/react-router';
import { useCopy } from '../../src/i18n/use-copy.ts';
import { Consultation } from '../../src/sections/services/consultation.tsx';
import { FamilyIndex } from '../../src/sections/shared/family-index.tsx';
import { PageHero } from '../../src/sections/shared/page-hero.tsx';
import { Process } from '../../src/sections/shared/process.tsx';

export const Route = createFileRoute('/services/')({ component: Services });

function Services() {
  return (
    <>
      <PageHero t={useCopy('services')} />
      <FamilyIndex family="services" />
      <Process page="services" form="bar" />
      <Consultation />
    </>
  );
}
