import { Section } from '../../components/section.tsx';
import { figures } from '../../facts/figures.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import classes from './reach-figures.module.css';

export function ReachFigures() {
  const t = useCopy('geography');
  const numbers = [
    { value: `${figures.countriesReach}+`, label: t('figures.countries') },
    { value: String(figures.continents), label: t('figures.continents') },
    { value: `${figures.tradeLanes}+`, label: t('figures.tradeLanes') },
    { value: figures.support, label: t('figures.support') },
  ];
  return (
    <Section id="figures" title={t('figuresTitle')} lead={t('figuresLead')} ground="band">
      <dl className={classes.figures}>
        {numbers.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
