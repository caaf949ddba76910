import { createFileRoute } from '@tanstack/react-router';
import { legalSlugs } from '../../src/facts/legal.ts';
import { slugOf } from '../../src/facts/slug-of.ts';
import { LegalDocument } from '../../src/sections/legal/legal-document.tsx';

export const Route = createFileRoute('/legal/$slug')({
  params: { parse: slugOf(legalSlugs) },
  component: Legal,
});

function Legal() {
  return <LegalDocument slug={Route.useParams().slug} />;
}
