import { Cells } from '../../components/cells.tsx';
import { Section } from '../../components/section.tsx';
import { benefits } from '../../facts/home.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { Drawing } from '../shared/drawing.tsx';
import { explained } from '../shared/explained.tsx';

export function Benefits() {
  const t = useCopy('home');
  const texts = explained(benefits.map((benefit) => t(`why.benefits.${benefit}.description`)));
  return (
    <Section id="why" title={t('why.title')} form="shout">
      <Cells
        form="illustrated"
        columns={4}
        entries={benefits.map((benefit, index) => ({
          name: t(`why.benefits.${benefit}.title`),
          detail: texts[index],
          icon: <Drawing name={`icons/${benefit}`} form="square" />,
        }))}
      />
    </Section>
  );
}
