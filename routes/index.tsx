import { createFileRoute } from '@tanstack/react-router';
import { Benefits } from '../src/sections/benefits';
import { ClosingCall } from '../src/sections/closing-call';
import { HomeHero } from '../src/sections/home-hero';
import { HomeIndustries } from '../src/sections/home-industries';
import { HomeProcess } from '../src/sections/home-process';
import { HomeServices } from '../src/sections/home-services';
import { Network } from '../src/sections/network';
import { bringMapShapes } from '../src/sections/map-shapes';
import { pageHead } from '../src/i18n/page-head';

export const Route = createFileRoute('/')({
  loader: bringMapShapes,
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
