import { createFileRoute } from '@tanstack/react-router';
import { CompanyInformation } from '../src/sections/about/company-information.tsx';
import { CoreValues } from '../src/sections/about/core-values.tsx';
import { useCopy } from '../src/i18n/use-copy.ts';
import { PageHero } from '../src/sections/shared/page-hero.tsx';
import { Story } from '../src/sections/about/story.tsx';
import { Team } from '../src/sections/about/team.tsx';

export const Route = createFileRoute('/about')({ component: About });

function About() {
  return (
    <>
      <PageHero t={useCopy('about')} />
      <Story />
      <CoreValues />
      <Team />
      <CompanyInformation />
    </>
  );
}
