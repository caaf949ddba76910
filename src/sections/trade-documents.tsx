import { Entries } from '../components/entries';
import { Section } from '../components/section';
import { tradeDocuments } from '../facts/overview';
import { useCopy } from '../i18n/use-copy';
import { explainedEntries } from './explained';

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
