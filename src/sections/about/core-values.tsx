import { Cells } from '../../components/cells.tsx';
import { Section } from '../../components/section.tsx';
import { values } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';

export function CoreValues() {
  const t = useCopy('about');
  return (
    <Section id="values" title={t('valuesTitle')}>
      <Cells
        form="plain"
        columns={3}
        entries={values.map((value) => ({ name: t(`values.${value}.title`), detail: t(`values.${value}.text`) }))}
      />
    </Section>
  );
}
