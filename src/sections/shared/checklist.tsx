import { useCopy } from '../../i18n/use-copy.ts';
import { checklistText } from '../../mail/letters.ts';
import { WrittenText } from './written-text.tsx';

export const checklistId = 'rfq-checklist';

/** The RFQ checklist as readable text: what Copy Checklist copies. */
export function Checklist() {
  const t = useCopy('common');
  const mail = useCopy('mail');
  return <WrittenText id={checklistId} summary={t('read.checklist')} text={checklistText(mail)} isPrinted />;
}
