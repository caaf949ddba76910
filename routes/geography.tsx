import { createFileRoute } from '@tanstack/react-router';
import { useCopy } from '../src/i18n/use-copy.ts';
import { PageHero } from '../src/sections/shared/page-hero.tsx';
import { ReachFigures } from '../src/sections/geography/reach-figures.tsx';
import { Regions } from '../src/sections/geography/regions.tsx';

export const Route = createFileRoute('/geography')({ component: GlobalReach });

function GlobalReach() {
  return (
    <>
      <PageHero t={useCopy('geography')} />
      <Regions />
      <ReachFigures />
    </>
  );
}
