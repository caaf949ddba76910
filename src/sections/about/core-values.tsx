import { Section } from '../../components/section.tsx';
import { values } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import classes from './core-values.module.css';

export function CoreValues() {
  const t = useCopy('about');
  return (
    <Section id="values" title={t('valuesTitle')} ground="band">
      <ul className={classes.values}>
        {values.map((value) => (
          <li key={value}>
            <h3>{t(`values.${value}.title`)}</h3>
            <p>{t(`values.${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
