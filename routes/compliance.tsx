import { createFileRoute } from '@tanstack/react-router';
import { ComplianceStandards } from '../src/sections/compliance/compliance-standards.tsx';
import { DocumentCategories } from '../src/sections/compliance/document-categories.tsx';
import { useCopy } from '../src/i18n/use-copy.ts';
import { PageHero } from '../src/sections/shared/page-hero.tsx';
import { RegisteredEntity } from '../src/sections/compliance/registered-entity.tsx';
import { TradeDocuments } from '../src/sections/compliance/trade-documents.tsx';

export const Route = createFileRoute('/compliance')({ component: Compliance });

function Compliance() {
  return (
    <>
      <PageHero t={useCopy('compliance')} />
      <RegisteredEntity />
      <DocumentCategories />
      <ComplianceStandards />
      <TradeDocuments />
    </>
  );
}
