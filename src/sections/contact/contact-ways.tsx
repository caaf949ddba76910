import { ActionAnchor } from '../../components/action-link.tsx';
import { useCopy } from '../../i18n/use-copy.ts';

/** Ahead of office and hours, what most visitors of Contact came for. */
export function ContactWays() {
  const t = useCopy('contact');
  return (
    <>
      <ActionAnchor href="#message">{t('message.title')}</ActionAnchor>
      <ActionAnchor href="#direct" look="outline">
        {t('direct.title')}
      </ActionAnchor>
    </>
  );
}
