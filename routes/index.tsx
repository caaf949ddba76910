import { createFileRoute } from '@tanstack/react-router';
import { Benefits } from '../src/sections/home/benefits.tsx';
import { ClosingCall } from '../src/sections/home/closing-call.tsx';
import { HomeHero } from '../src/sections/home/home-hero.tsx';
import { HomeIndustries } from '../src/sections/home/home-industries.tsx';
import { HomeProcess } from '../src/sections/home/home-process.tsx';
import { HomeServices } from '../src/sections/home/home-services.tsx';
import { Network } from '../src/sections/home/network.tsx';

export const Route = createFileRoute('/')({ component: Home });

function Home() {
  return (
    <>
      <HomeHero />
      <Benefits />
      <HomeIndustries />
      <HomeServices />
      <HomeProcess />
      <Network />
      <ClosingCall />
    </>
  );
}
