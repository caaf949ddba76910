import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import { complianceStandards } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { explainedEntries } from '../shared/explained.tsx';
import { Cells } from '../../components/cells.tsx';

export function ComplianceStandards() {
  const t = useCopy('compliance');
  return (
    <Section id="standards" title={t('standardsTitle')} form="rail">
      <Cells
        entries={explainedEntries(
          complianceStandards.map((standard) => ({
            name: t(`standards.${standard}.title`),
            detail: t(`standards.${standard}.text`),
            more: standard === 'dataProtection' && (
              <Link to="/legal/$slug" params={{ slug: 'privacy' }}>
                {t('standards.dataProtection.link')}
              </Link>
            ),
          })),
        )}
      />
    </Section>
  );
}
