import { Link } from '@tanstack/react-router';
import { Section } from '../components/section';
import { complianceStandards } from '../facts/overview';
import { useCopy } from '../i18n/use-copy';
import classes from './compliance-standards.module.css';

export function ComplianceStandards() {
  const t = useCopy('compliance');
  return (
    <Section id="standards" title={t('standardsTitle')} heading="beside">
      <ul className={classes.standards}>
        {complianceStandards.map((standard) => (
          <li key={standard}>
            <h3>{t(`standards.${standard}.title`)}</h3>
            <p>{t(`standards.${standard}.text`)}</p>
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
