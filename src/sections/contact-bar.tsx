import { Container } from '@mantine/core';
import { ActionAnchor } from '../components/action-link';
import type { IndustrySlug } from '../facts/industries';
import type { ServiceSlug } from '../facts/services';
import { useCopy, useIndustryCards, useServiceCards } from '../i18n/use-copy';
import { checklistText } from '../mail/letters';
import classes from './contact-bar.module.css';
import { CopyButton } from './copy-button';
import { useMail } from './use-mail';

/** Sticks to the bottom of the detail pages; its e-mail names the page it was written from. */
export function ContactBar(of: { industry: IndustrySlug } | { service: ServiceSlug }) {
  const t = useCopy('common');
  const industry = useIndustryCards();
  const service = useServiceCards();
  const mail = useMail();
  const words = useCopy('mail');
  const live = useCopy('live');
  const interest = 'industry' in of ? { industry: industry(of.industry).title } : { service: service(of.service).title };
  return (
    <section className={classes.bar} data-contact-bar aria-label={t('contactBar.label')}>
      <Container className={classes.inner}>
        <p className={classes.text}>{t('contactBar.text')}</p>
        <ActionAnchor href={mail.rfq(interest)}>{t('contactBar.email')}</ActionAnchor>
        <CopyButton label={t('contactBar.copy')} text={checklistText(words)} message={live('copied.checklist')} />
      </Container>
    </section>
  );
}
