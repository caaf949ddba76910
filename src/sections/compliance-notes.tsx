import { Section } from '../components/section';
import type { IndustrySlug } from '../facts/industries';
import { useCopy, useIndustryCopy } from '../i18n/use-copy';
import { explained } from './explained';
import classes from './compliance-notes.module.css';

export function ComplianceNotes({ slug }: { slug: IndustrySlug }) {
  const t = useIndustryCopy(slug);
  const labels = useCopy('industry');
  const documents = t('documents', { returnObjects: true });
  const reasons = explained(documents.map(({ why }) => why));
  return (
    <Section id="compliance" title={labels('compliance')} lead={labels('documents')}>
      <dl className={classes.documents}>
        {documents.map(({ name }, index) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{reasons[index]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
