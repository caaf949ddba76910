import { createFileRoute } from '@tanstack/react-router';
import { ComplianceStandards } from '../src/sections/compliance-standards';
import { DocumentCategories } from '../src/sections/document-categories';
import { PageHero } from '../src/sections/page-hero';
import { RegisteredEntity } from '../src/sections/registered-entity';
import { TradeDocuments } from '../src/sections/trade-documents';
import { pageHead } from '../src/i18n/page-head';

export const Route = createFileRoute('/compliance')({
  head: pageHead('compliance'),
  component: Compliance,
});

function Compliance() {
  return (
    <>
      <PageHero page="compliance" />
      <RegisteredEntity />
      <DocumentCategories />
      <ComplianceStandards />
      <TradeDocuments />
    </>
  );
}
