import { Section } from '../components/section';
import { benefits } from '../facts/home';
import { useCopy } from '../i18n/use-copy';
import classes from './benefits.module.css';

export function Benefits() {
  const t = useCopy('home');
  return (
    <Section id="why" title={t('why.title')} heading="beside">
      <ul className={classes.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <h3>{t(`why.benefits.${benefit}.title`)}</h3>
            <p>{t(`why.benefits.${benefit}.description`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
