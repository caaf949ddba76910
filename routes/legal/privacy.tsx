import { createFileRoute } from '@tanstack/react-router';
import { LegalDocument } from '../../src/sections/legal-document';
import { pageHead } from '../../src/i18n/page-head';

export const Route = createFileRoute('/legal/privacy')({
  head: pageHead('legal/privacy'),
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  return <LegalDocument page="privacy" />;
}
