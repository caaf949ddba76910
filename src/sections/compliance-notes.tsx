import { Section } from '../components/section';
import type { IndustrySlug } from '../facts/industries';
import { useCopy, useIndustryCopy } from '../i18n/use-copy';
import classes from './compliance-notes.module.css';

export function ComplianceNotes({ slug }: { slug: IndustrySlug }) {
  const t = useIndustryCopy(slug);
  const labels = useCopy('industry');
  return (
    <Section id="compliance" title={labels('compliance')} lead={labels('documents')}>
      <dl className={classes.documents}>
        {t('documents', { returnObjects: true }).map(({ name, why }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
