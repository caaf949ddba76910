import { Cells } from '../../components/cells.tsx';
import { Section } from '../../components/section.tsx';
import { benefits } from '../../facts/home.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { Drawing } from '../shared/drawing.tsx';
import { explainedEntries } from '../shared/explained.tsx';

export function Benefits() {
  const t = useCopy('home');
  return (
    <Section id="why" title={t('why.title')} form="shout">
      <Cells
        form="illustrated"
        columns={4}
        entries={explainedEntries(
          benefits.map((benefit) => ({
            name: t(`why.benefits.${benefit}.title`),
            detail: t(`why.benefits.${benefit}.description`),
            icon: <Drawing name={`icons/${benefit}`} form="square" />,
          })),
        )}
      />
    </Section>
  );
}
