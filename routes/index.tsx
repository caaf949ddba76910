import { createFileRoute } from '@tanstack/react-router';
import { Benefits } from '../src/sections/home/benefits.tsx';
import { ClosingCall } from '../src/sections/home/closing-call.tsx';
import { HomeHero } from '../src/sections/home/home-hero.tsx';
import { HomeIndustries } from '../src/sections/home/home-industries.tsx';
import { HomeProcess } from '../src/sections/home/home-process.tsx';
import { HomeServices } from '../src/sections/home/home-services.tsx';
import { Network } from '../src/sections/home/network.tsx';
import { pageHead } from '../src/i18n/page-head.ts';

export const Route = createFileRoute('/')({
  head: pageHead('home'),
  component: Home,
});

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
