import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import { complianceStandards } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { explained } from '../shared/explained.tsx';
import { Cells } from '../../components/cells.tsx';

export function ComplianceStandards() {
  const t = useCopy('compliance');
  const texts = explained(complianceStandards.map((standard) => t(`standards.${standard}.text`)));
  return (
    <Section id="standards" title={t('standardsTitle')} form="rail">
      <Cells
        entries={complianceStandards.map((standard, index) => ({
          name: t(`standards.${standard}.title`),
          detail: texts[index],
          more: standard === 'dataProtection' && (
            <Link to="/legal/$slug" params={{ slug: 'privacy' }}>
              {t('standards.dataProtection.link')}
            </Link>
          ),
        }))}
      />
    </Section>
  );
}
