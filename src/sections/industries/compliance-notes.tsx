import { Section } from '../../components/section.tsx';
import type { IndustrySlug } from '../../facts/industries.ts';
import { useCopy, useIndustryCopy } from '../../i18n/use-copy.ts';
import { explained } from '../shared/explained.tsx';
import classes from './compliance-notes.module.css';

export function ComplianceNotes({ slug }: { slug: IndustrySlug }) {
  const t = useIndustryCopy(slug);
  const labels = useCopy('industry');
  const documents = t('documents', { returnObjects: true });
  const texts = explained(documents.flatMap(({ name, why }) => [name, why]));
  return (
    <Section id="compliance" title={labels('compliance')} lead={labels('documents')}>
      <dl className={classes.documents}>
        {documents.map(({ name }, index) => (
          <div key={name}>
            <dt>{texts[2 * index]}</dt>
            <dd>{texts[2 * index + 1]}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
