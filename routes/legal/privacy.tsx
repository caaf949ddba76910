import { createFileRoute } from '@tanstack/react-router';
import { LegalDocument } from '../../src/sections/legal/legal-document.tsx';
import { pageHead } from '../../src/i18n/page-head.ts';

export const Route = createFileRoute('/legal/privacy')({
  head: pageHead('legal/privacy'),
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  return <LegalDocument page="privacy" />;
}
