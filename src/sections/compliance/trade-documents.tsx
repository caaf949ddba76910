import { Cells } from '../../components/cells.tsx';
import { Papers } from '../../components/papers.tsx';
import { Section } from '../../components/section.tsx';
import { tradeDocuments } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { explainedEntries } from '../shared/explained.tsx';

export function TradeDocuments() {
  const t = useCopy('compliance');
  const entries = tradeDocuments.map((document) => ({ name: t(`documents.${document}.title`), detail: t(`documents.${document}.text`) }));
  return (
    <Section id="documents" title={t('documentsTitle')} form="rail" drawing={<Papers count={entries.length} />}>
      <Cells entries={explainedEntries(entries)} />
    </Section>
  );
}
