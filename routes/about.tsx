import { createFileRoute } from '@tanstack/react-router';
import { CompanyInformation } from '../src/sections/about/company-information.tsx';
import { CoreValues } from '../src/sections/about/core-values.tsx';
import { PageHero } from '../src/sections/shared/page-hero.tsx';
import { Story } from '../src/sections/about/story.tsx';
import { Team } from '../src/sections/about/team.tsx';
import { pageHead } from '../src/i18n/page-head.ts';

export const Route = createFileRoute('/about')({
  head: pageHead('about'),
  component: About,
});

function About() {
  return (
    <>
      <PageHero page="about" />
      <Story />
      <CoreValues />
      <Team />
      <CompanyInformation />
    </>
  );
}
