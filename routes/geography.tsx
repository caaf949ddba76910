import { createFileRoute } from '@tanstack/react-router';
import { PageHero } from '../src/sections/page-hero';
import { ReachFigures } from '../src/sections/reach-figures';
import { Regions } from '../src/sections/regions';
import { bringMapShapes } from '../src/sections/map-shapes';
import { pageHead } from '../src/i18n/page-head';

export const Route = createFileRoute('/geography')({
  loader: bringMapShapes,
  head: pageHead('geography'),
  component: GlobalReach,
});

function GlobalReach() {
  return (
    <>
      <PageHero page="geography" />
      <Regions />
      <ReachFigures />
    </>
  );
}
