import { Section } from '../../components/section.tsx';
import { company } from '../../facts/company.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { CopyButton } from '../shared/copy-button.tsx';
import { explainedText } from '../shared/explained.tsx';
import classes from './direct-contact.module.css';

export function DirectContact() {
  const t = useCopy('contact');
  return (
    <Section id="direct" title={t('direct.title')} lead={explainedText(t('direct.text'))}>
      <div className={classes.mail}>
        <a id="address" className={classes.address} href={`mailto:${company.email}`}>
          {company.email}
        </a>
        <CopyButton label={t('direct.copy')} source="address" kind="address" />
      </div>
    </Section>
  );
}
