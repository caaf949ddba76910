import { Entries } from '../../components/entries.tsx';
import { Section } from '../../components/section.tsx';
import { machineryCategories } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { explainedEntries } from '../shared/explained.tsx';
import classes from './machinery-parts.module.css';

/** Machinery is sold by the unit and the job, so its page has a shape of its own. */
export function MachineryParts() {
  const t = useCopy('industries/light-heavy-machinery');
  const labels = useCopy('industry');
  return (
    <>
      <Section id="products" title={labels('products')}>
        <ul className={classes.categories}>
          {machineryCategories.map((category) => (
            <li key={category}>
              <h3>{t(`categories.${category}.title`)}</h3>
              <p>{t(`categories.${category}.detail`)}</p>
              <ul>
                {t(`categories.${category}.items`, { returnObjects: true }).map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="trading-services" title={t('servicesTitle')} ground="leaf" heading="beside">
        <Entries entries={explainedEntries(t('services', { returnObjects: true }))} />
      </Section>
      <Section id="considerations" title={t('considerationsTitle')}>
        <div className={classes.considerations}>
          <Entries entries={explainedEntries(t('considerations', { returnObjects: true }))} form="ticked" />
        </div>
      </Section>
    </>
  );
}
