import { Section } from '../components/section';
import { documentCategories } from '../facts/overview';
import { useCopy } from '../i18n/use-copy';
import classes from './document-categories.module.css';

export function DocumentCategories() {
  const t = useCopy('compliance');
  return (
    <Section id="categories" title={t('categoriesTitle')} ground="leaf">
      <ul className={classes.categories}>
        {documentCategories.map((category) => (
          <li key={category}>
            <h3>{t(`categories.${category}.title`)}</h3>
            <p>{t(`categories.${category}.text`)}</p>
            <ul>
              {t(`categories.${category}.items`, { returnObjects: true }).map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
