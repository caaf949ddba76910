import { createFileRoute } from '@tanstack/react-router';
import { LegalDocument } from '../../src/sections/legal/legal-document.tsx';
import { pageHead } from '../../src/i18n/page-head.ts';

export const Route = createFileRoute('/legal/terms')({
  head: pageHead('legal/terms'),
  component: TermsOfService,
});

function TermsOfService() {
  return <LegalDocument page="terms" />;
}
