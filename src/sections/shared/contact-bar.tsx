import { ActionAnchor } from '../../components/action-link.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import type { Interest } from '../../mail/letters.ts';
import { Checklist, checklistId } from './checklist.tsx';
import * as classes from './contact-bar.module.css';
import { ClipboardButton } from './clipboard-button.tsx';
import { useMail } from './use-mail.ts';

/** The sticky bar of the detail pages; its e-mail names the page's industry or service. */
export function ContactBar({ interest }: { interest: NonNullable<Interest> }) {
  const t = useCopy('common');
  const mail = useMail();
  return (
    <>
      <div className={classes.checklist}>
        <Checklist />
      </div>
      <section className={classes.bar} data-contact-bar aria-label={t('contactBar.label')}>
        <div className={classes.inner}>
          <p className={classes.text}>{t('contactBar.text')}</p>
          <ActionAnchor href={mail.rfq(interest)}>{t('contactBar.email')}</ActionAnchor>
          <ClipboardButton label={t('contactBar.clipboard')} source={checklistId} kind="checklist" />
        </div>
      </section>
    </>
  );
}
