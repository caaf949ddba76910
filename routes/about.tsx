import { createFileRoute } from '@tanstack/react-router';
import { CompanyInformation } from '../src/sections/company-information';
import { CoreValues } from '../src/sections/core-values';
import { PageHero } from '../src/sections/page-hero';
import { Story } from '../src/sections/story';
import { Team } from '../src/sections/team';
import { pageHead } from '../src/i18n/page-head';

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
