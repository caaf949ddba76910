import { createFileRoute } from '@tanstack/react-router';
import { LegalDocument } from '../../src/sections/legal/legal-document.tsx';
import { pageHead } from '../../src/i18n/page-head.ts';

export const Route = createFileRoute('/legal/cookies')({
  head: pageHead('legal/cookies'),
  component: CookiePolicy,
});

function CookiePolicy() {
  return <LegalDocument page="cookies" />;
}
