import { Link } from '../../components/link.tsx';
import { Section } from '../../components/section.tsx';
import { complianceStandards } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { explained } from '../shared/explained.tsx';
import classes from './compliance-standards.module.css';

export function ComplianceStandards() {
  const t = useCopy('compliance');
  const texts = explained(complianceStandards.map((standard) => t(`standards.${standard}.text`)));
  return (
    <Section id="standards" title={t('standardsTitle')} heading="beside">
      <ul className={classes.standards}>
        {complianceStandards.map((standard, index) => (
          <li key={standard}>
            <h3>{t(`standards.${standard}.title`)}</h3>
            <p>{texts[index]}</p>
            {standard === 'dataProtection' && (
              <p>
                <Link to="/legal/privacy">{t('standards.dataProtection.link')}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
