import { ActionAnchor } from '../../components/action-link.tsx';
import { useCopy } from '../../i18n/use-copy.ts';

/** Links to the e-mail sections, in the hero because most visitors look for them. */
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
