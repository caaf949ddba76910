import { createFileRoute } from '@tanstack/react-router';
import { Benefits } from '../src/sections/home/benefits.tsx';
import { ClosingCall } from '../src/sections/home/closing-call.tsx';
import { FamilyPreview } from '../src/sections/home/family-preview.tsx';
import { HomeHero } from '../src/sections/home/home-hero.tsx';
import { Network } from '../src/sections/home/network.tsx';
import { Process } from '../src/sections/shared/process.tsx';

export const Route = createFileRoute('/')({ component: Home });

function Home() {
  return (
    <>
      <HomeHero />
      <Benefits />
      <FamilyPreview family="industries" form="rail" />
      <FamilyPreview family="services" form="bar" />
      <Process page="home" form="rail" />
      <Network />
      <ClosingCall />
    </>
  );
}
