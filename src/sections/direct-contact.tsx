import { Section } from '../components/section';
import { company } from '../facts/company';
import { useCopy } from '../i18n/use-copy';
import classes from './direct-contact.module.css';

export function DirectContact() {
  const t = useCopy('contact');
  return (
    <Section id="direct" title={t('direct.title')} lead={t('direct.text')} ground="band">
      <a className={classes.address} href={`mailto:${company.email}`}>
        {company.email}
      </a>
    </Section>
  );
}
