import { Section } from '../components/section';
import { company } from '../facts/company';
import { useCopy } from '../i18n/use-copy';
import { CopyButton } from './copy-button';
import classes from './direct-contact.module.css';

export function DirectContact() {
  const t = useCopy('contact');
  const live = useCopy('live');
  return (
    <Section id="direct" title={t('direct.title')} lead={t('direct.text')} ground="band">
      <a className={classes.address} href={`mailto:${company.email}`}>
        {company.email}
      </a>
      <p className={classes.copy}>
        <CopyButton look="on-band" label={t('direct.copy')} text={company.email} message={live('copied.address')} />
      </p>
    </Section>
  );
}
