import { FieldBoxes } from '../../components/field-boxes.tsx';
import { Section } from '../../components/section.tsx';
import { figures } from '../../facts/figures.ts';
import { useCopy } from '../../i18n/use-copy.ts';

export function ReachFigures() {
  const t = useCopy('geography');
  return (
    <Section id="figures" title={t('figuresTitle')} lead={t('figuresLead')}>
      <FieldBoxes
        size="figure"
        fields={[
          { value: `${figures.countriesReach}+`, label: t('figures.countries') },
          { value: String(figures.continents), label: t('figures.continents') },
          { value: `${figures.tradeLanes}+`, label: t('figures.tradeLanes') },
          { value: figures.support, label: t('figures.support') },
        ]}
      />
    </Section>
  );
}
