import { Entries } from '../../components/entries.tsx';
import { Section } from '../../components/section.tsx';
import { tradeDocuments } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { explainedEntries } from '../shared/explained.tsx';

export function TradeDocuments() {
  const t = useCopy('compliance');
  return (
    <Section id="documents" title={t('documentsTitle')} ground="leaf">
      <Entries
        form="numbered"
        entries={explainedEntries(
          tradeDocuments.map((document) => ({ name: t(`documents.${document}.title`), detail: t(`documents.${document}.text`) })),
        )}
      />
    </Section>
  );
}
