import { Section } from '../../components/section.tsx';
import { documentCategories } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { explained } from '../shared/explained.tsx';
import classes from './document-categories.module.css';

export function DocumentCategories() {
  const t = useCopy('compliance');
  const items = documentCategories.map((category) => t(`categories.${category}.items`, { returnObjects: true }));
  const shown = explained(items.flat());
  const first = (index: number) => items.slice(0, index).flat().length;
  return (
    <Section id="categories" title={t('categoriesTitle')} ground="leaf">
      <ul className={classes.categories}>
        {documentCategories.map((category, index) => (
          <li key={category}>
            <h3>{t(`categories.${category}.title`)}</h3>
            <p>{t(`categories.${category}.text`)}</p>
            <ul>
              {items[index]!.map((item, at) => (
                <li key={item}>{shown[first(index) + at]}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
